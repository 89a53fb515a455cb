// The views of the panel, in the order of their links. A new view is a line here and a folder in views/ with the last part of
// its name, whose view.tsx exports the component by default. Items is shown from the beginning, so admin-page.tsx imports its
// items-view.tsx directly.
import { admin } from '#app/admin/copy/admin.ts'

const { items, pages, texts, lists, buttons, releases, inbox, check, history, trash, transfer } = admin.views

interface PanelView {
  /** The fragment of its address. */
  name: string
  label: string
  /**
   * What the site must have for this view: the tables of the history or of releases, or the inbox. Otherwise, it is not
   * offered. A view with `needs` is only for people who can edit or prepare releases.
   */
  needs?: 'history' | 'inbox' | 'releases'
  /** Whether it shows what only those people may read. */
  isPrivate?: boolean
  /** The view that links to this one, which is then not in the bar. */
  within?: string
}

/** For each of `needs`: whether the site has it. */
export type Available = Readonly<Record<NonNullable<PanelView['needs']>, boolean>>

const all = [
  { name: 'items', label: items },
  { name: 'pages', label: pages },
  { name: 'texts', label: texts },
  { name: 'texts/replace', label: admin.texts.replace, needs: 'history', within: 'texts' },
  { name: 'site-check', label: check, within: 'texts' },
  { name: 'lists', label: lists, needs: 'history' },
  { name: 'buttons', label: buttons },
  { name: 'releases', label: releases, needs: 'releases', isPrivate: true },
  { name: 'inbox', label: inbox, needs: 'inbox', isPrivate: true },
  { name: 'history', label: history, needs: 'history', isPrivate: true },
  { name: 'trash', label: trash, needs: 'history', isPrivate: true },
  { name: 'transfer', label: transfer, needs: 'history' },
] as const satisfies readonly PanelView[]

export type ViewName = (typeof all)[number]['name']
export const views: readonly (PanelView & { name: ViewName; within?: ViewName })[] = all

export const isOffered = ({ needs }: Pick<PanelView, 'needs'>, available: Available): boolean =>
  needs === undefined || available[needs]

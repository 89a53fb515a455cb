import type { ReactNode } from 'react'
import { admin } from '#app/admin/copy/admin.ts'
import type { SiteText } from '#content/keys/labels.ts'
import { linkToText } from './text-link.ts'
import './page-link.css'

interface PageLinkProps {
  text: SiteText
  /** What the page says now. */
  current: string
  children: ReactNode
}

export const shownPath = (path: string) => (path === '/' ? admin.item.home : path)

/** A link to a page, which says its path unless it says something else, in a new tab. */
export function PathLink({ path, children = shownPath(path) }: { path: string; children?: ReactNode }) {
  return (
    <a className="page-link" href={path} target="_blank" rel="noopener">
      {children} <span className="sr-only">{admin.item.newTab}</span>
    </a>
  )
}

/** A link to the place that shows a text, in a new tab, so that nothing typed here is lost. */
export function PageLink({ text, current, children }: PageLinkProps) {
  return (
    <a className="page-link" href={linkToText(text, current)} target="_blank" rel="noopener">
      {children} <span className="sr-only">{admin.item.newTab}</span>
    </a>
  )
}

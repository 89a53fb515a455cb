// What the panel shows is in the fragment of its address: the view, and its search, filter and open text, such as
// `#texts?page=About&text=about.hero.title` or `#pages/about?text=about.hero.title`. So a link leads to a text, and a
// reload returns to it.
import { useSyncExternalStore } from 'react'
import { createObservable } from '#app/admin/ui/observable.ts'
import { type ViewName, views } from './views.ts'

export type Params = Readonly<Record<string, string>>

interface Address {
  view: ViewName
  /** The parameters of each view, kept while another view is shown. */
  params: ReadonlyMap<ViewName, Params>
}

/** The names that views had before, which bookmarks may have. */
const formerNames: Readonly<Record<string, ViewName>> = { list: 'items', check: 'site-check' }
const viewNamed = (wanted: string): ViewName | undefined => views.find(({ name }) => name === wanted)?.name

const noParams: Params = {}
const start: Address = { view: 'items', params: new Map() }

/** The state of an entry of the browsing history that has been shown. Back and Forward scroll to where it was left. */
const seen = 'seen'
export const beginAtTop = () => scrollTo({ top: 0, behavior: 'instant' })

/** In these views, a link leads to other content. In the others, it opens something within a list, which stays. */
const linksReplaceContent: ReadonlySet<ViewName> = new Set(['pages', 'texts', 'history'])

/** Browsers limit how often the address may change, so it follows the typing after this time. */
const writeDelayMs = 300

const address = createObservable(start, follow)
let writing: ReturnType<typeof setTimeout> | undefined
/** The fragment as it was last read or written here. */
let known = ''

function follow(): () => void {
  read()
  addEventListener('hashchange', readIfChanged)
  // A link may leave the view: Back then returns to it as it was left.
  addEventListener('click', writeNow, { capture: true })
  return () => {
    removeEventListener('hashchange', readIfChanged)
    removeEventListener('click', writeNow, { capture: true })
  }
}

/** @param isLink whether it follows a link, other than the one that opened the panel */
function read(isLink = false): void {
  known = location.hash
  const [, name = '', path = '', query] = /^#?([^/?]*)(\/[^?]*)?\??(.*)$/s.exec(location.hash) ?? []
  const wanted = name === '' ? 'items' : (formerNames[name] ?? name)
  const below = viewNamed(wanted + path)
  const view = below ?? viewNamed(wanted)
  // Other fragments, such as the skip link's, change nothing.
  if (!view) return
  cancelWriting()
  if (history.state === null) {
    history.replaceState(seen, '')
    if (view !== address.get().view || (isLink && linksReplaceContent.has(view))) beginAtTop()
  }
  const own = { ...Object.fromEntries(new URLSearchParams(query)), ...(!below && path && { path }) }
  address.set({ view, params: new Map(address.get().params).set(view, own) })
}

/** The event of a change may come after the change was read, when reading again would undo what was typed since. */
function readIfChanged(): void {
  if (location.hash !== known) read(true)
}

/** Returns the name of the view that the address names, even if the event that says so is still to come. */
export function currentView(): ViewName {
  readIfChanged()
  return address.get().view
}

/** Returns the name of the current view. On the server, which does not receive the fragment, it is Items. */
export const useViewName = () =>
  useSyncExternalStore(
    address.subscribe,
    () => address.get().view,
    () => start.view,
  )

/** Returns the parameters of a view as they are now. */
export const paramsOf = (view: ViewName): Params => address.get().params.get(view) ?? noParams

/** Returns the parameters of a view. */
export const useParams = (view: ViewName): Params =>
  useSyncExternalStore(
    address.subscribe,
    () => paramsOf(view),
    () => noParams,
  )

/** Changes parameters of a view. An empty or undefined value removes a parameter. */
export function setParams(view: ViewName, changes: Readonly<Record<string, string | undefined>>): void {
  const { view: current, params } = address.get()
  const own = Object.entries({ ...params.get(view), ...changes }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  address.set({ view: current, params: new Map(params).set(view, Object.fromEntries(own)) })
  if (current !== view) return
  cancelWriting()
  writing = setTimeout(write, writeDelayMs)
}

function write(): void {
  cancelWriting()
  // The user has gone elsewhere; the event that says so is still to come.
  if (location.hash !== known) return
  history.replaceState(history.state, '', addressOf(address.get().view))
  known = location.hash
}

function writeNow(): void {
  if (writing !== undefined) write()
}

function cancelWriting(): void {
  clearTimeout(writing)
  writing = undefined
}

/** Shows a view as it was left. */
export function showView(view: ViewName): void {
  if (view === currentView()) return
  writeNow()
  beginAtTop()
  address.set({ view, params: address.get().params })
  history.pushState(seen, '', addressOf(view))
  known = location.hash
}

/** Returns the address of a view, by default as it was left. The parameter `path` stands before the others. */
export function addressOf(view: ViewName, params = paramsOf(view)): string {
  const { path = '', ...others } = params
  const query = new URLSearchParams(others).toString().replaceAll('%2F', '/')
  return `#${view}${path}${query && `?${query}`}`
}

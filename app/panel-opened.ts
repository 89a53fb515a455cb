// Whether somebody has opened the panel in this browser, kept in local storage. Public pages then have a link to the
// panel (app/enhance/edit-link.ts). If the browser forbids storage, they have none.

const name = 'panel-opened'

export function panelOpened(): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}

export function rememberPanel(): void {
  try {
    localStorage.setItem(name, 'yes')
  } catch {}
}

/** To be called when a user signs out: the next person who uses this browser may be a visitor. */
export function forgetPanel(): void {
  try {
    localStorage.removeItem(name)
  } catch {}
}

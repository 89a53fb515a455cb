// "Edit this page": a link from a public page to the same page in the panel, only in browsers that have opened the
// panel. Its label belongs to the panel, and visitors never see it: so it is not in content/ and has no key.
import { panelOpened } from '#app/panel-opened.ts'

export function installEditLink(): void {
  document.addEventListener('DOMContentLoaded', update)
  // Back may restore a page as it was before the panel was opened.
  addEventListener('pageshow', update)
  addEventListener('storage', update)
}

function update(): void {
  const shown = document.querySelector('.edit-link')
  const path = panelOpened() && pathInPanel()
  if (!path) shown?.remove()
  else if (!shown) add(path)
}

/** The canonical path of a public page, which is the same on every host. Error pages name theirs; the panel has none. */
function pathInPanel(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]')
  if (canonical) return new URL(canonical.href).pathname
  return document.querySelector<HTMLElement>('[data-edit-path]')?.dataset.editPath
}

/**
 * The link is for the whole page, so it follows the skip link: at the end of the page, Tab would reach it after all
 * other controls. It has a landmark of its own, because it belongs to no part of the page.
 */
function add(path: string): void {
  const link = document.createElement('a')
  const address = `/admin#pages${path}`
  link.href = address
  link.textContent = 'Edit this page'
  const landmark = document.createElement('aside')
  landmark.className = 'edit-link'
  landmark.append(link)
  // The panel shows the page from the same element on (use-starting-part.ts). Its number is the same for every width.
  link.addEventListener('click', () => {
    const elements = [...document.querySelectorAll('main *')]
    const first = () => elements.findIndex((each) => each.getBoundingClientRect().top > 0)
    link.href = scrollY ? `${address}?from=${first()}` : address
  })
  document.querySelector('.skip-link')?.after(landmark)
}

import type { ReactNode } from 'react'
import { admin } from '#app/admin/copy/admin.ts'
import './page-link.css'

export const shownPath = (path: string) => (path === '/' ? admin.item.home : path)

/**
 * A link to a page, which says its path unless it says something else. It opens in a new tab, so that nothing typed here is
 * lost.
 */
export function PageLink({ path, children = shownPath(path) }: { path: string; children?: ReactNode }) {
  return (
    <a className="page-link" href={path} target="_blank" rel="noopener">
      {children} <span className="sr-only">{admin.item.newTab}</span>
    </a>
  )
}

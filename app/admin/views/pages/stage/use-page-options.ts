import { useSyncExternalStore } from 'react'
import { useParams } from '#app/admin/navigation/address.ts'

/** The widths that pages are designed for, in CSS pixels. */
export const widths = [390, 768, 1440] as const
export const themes = ['light', 'dark'] as const
export const modes = ['edit', 'links'] as const

export interface PageOptions {
  width: (typeof widths)[number]
  theme: (typeof themes)[number]
  /** Whether selecting something edits a text or follows a link. */
  mode: (typeof modes)[number]
  /** Whether the list of all texts is shown beside the page. */
  listsTexts: boolean
}

/**
 * Returns how a page is shown: as the address says, so that a reload shows the same, and by default as it would be in
 * this window.
 */
export function usePageOptions(): PageOptions {
  const { width, theme, mode, list } = useParams('pages')
  const ownWidth = useSyncExternalStore(onResize, () =>
    innerWidth < 640 ? 390 : innerWidth < 1024 ? 768 : 1440,
  )
  const ownTheme = useSyncExternalStore(onThemeChange, () =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  )
  return {
    width: widths.find((each) => String(each) === width) ?? ownWidth,
    theme: themes.find((each) => each === theme) ?? ownTheme,
    mode: mode === 'links' ? 'links' : 'edit',
    listsTexts: list === 'shown',
  }
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

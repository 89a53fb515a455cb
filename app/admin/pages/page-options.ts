// How a page is shown. The address says it, so that a reload shows the same.
import type { Params } from '#app/admin/address.ts'

/** The widths that pages are designed for, in CSS pixels. */
export const widths = [390, 768, 1440] as const
export const themes = ['light', 'dark'] as const

export interface PageOptions {
  width: (typeof widths)[number]
  theme: (typeof themes)[number]
  /** Whether the links of the page can be followed, instead of its texts edited. */
  followsLinks: boolean
  /** Whether the texts that cannot be seen on the page are listed. */
  showsOthers: boolean
}

/** By default a page is shown as it would be in this window. */
export function optionsOf(params: Params): PageOptions {
  const ofWindow = innerWidth < 640 ? 390 : innerWidth < 1024 ? 768 : 1440
  return {
    width: widths.find((each) => String(each) === params.width) ?? ofWindow,
    theme:
      themes.find((each) => each === params.theme) ??
      (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    followsLinks: params.mode === 'links',
    showsOthers: params.others === 'shown',
  }
}

/** Returns the height of what stays at the top of the window, in pixels. The style sheet gives it as scroll padding. */
export const coveredTop = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)

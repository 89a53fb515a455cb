// Converts times and levels to SVG percentages in the drawing of the pulse.

import { percent } from '#app/figures/kit/responsive-svg.tsx'
import { shownNs } from './step-response.ts'

/** The highest and the lowest level in the drawing; values-waveform.css has its height in tenths of a level. */
export const topLevel = 1.7
export const bottomLevel = -0.4
export const spanNs = shownNs.to - shownNs.from

export const xOf = (time: number) => percent((time - shownNs.from) / spanNs)
export const yOf = (level: number) => percent((topLevel - level) / (topLevel - bottomLevel))

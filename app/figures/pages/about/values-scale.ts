// Converts times and levels to SVG percentages in the drawing of the pulse.

import { percent } from '#app/figures/kit/responsive-svg.tsx'
import { shown } from './step-response.ts'

/** The highest and the lowest level in the drawing; values-waveform.css has its height in tenths of a level. */
export const top = 1.7
export const bottom = -0.4
export const span = shown.to - shown.from

export const xOf = (time: number) => percent((time - shown.from) / span)
export const yOf = (level: number) => percent((top - level) / (top - bottom))

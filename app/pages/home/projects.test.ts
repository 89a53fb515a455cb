import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  cells,
  cellsNet,
  core,
  coreNet,
  die,
  dieNet,
  magnifiedSpot,
  magnifiedSquare,
} from '#app/figures/pages/home/chip.ts'

// The style sheet repeats a few places of the drawing, in units of ten: where the net enters and leaves, and what is
// magnified.
const css = readFileSync(new URL('projects.css', import.meta.url), 'utf8')
const rule = (selector: string) => css.split(`${selector} {`)[1]?.split('}')[0] ?? ''
const variable = (name: string, selector: string) =>
  Number(new RegExp(`--${name}: ([\\d.]+);`).exec(rule(selector))?.[1])

const frames = { die: [die.size, dieNet], core: [core.size, coreNet], cells: [cells.size, cellsNet] } as const

test('connects the rails to the net of each frame when stacked', () => {
  for (const [name, [size, net]] of Object.entries(frames)) {
    const selector = `.traced > .rail-${name}`
    expect(variable('size', selector), name).toBe(size / 10)
    expect(variable('in', selector), name).toBe((size - (net[0]?.[1] ?? 0)) / 10)
    expect(variable('out', selector), name).toBe((size - (net.at(-1)?.[1] ?? 0)) / 10)
  }
})

test('connects the rails and the lines between the frames to the net when side by side', () => {
  const wide = css.slice(css.indexOf('@media (width >= 60rem)'))
  const units = (selector: string) =>
    Number(/(-?[\d.]+) \* var\(--u\)/.exec(wide.split(`${selector} {`)[1]?.split('}')[0] ?? '')?.[1])
  const fromBottom = (size: number, net: typeof dieNet, at: number) => (size - (net.at(at)?.[1] ?? 0)) / 10
  expect(units('.projects > .trace-in')).toBe(fromBottom(die.size, dieNet, 0))
  expect(units('.projects > .net.rail-die')).toBe(fromBottom(die.size, dieNet, -1))
  expect(units('.projects > .net.rail-core')).toBe(fromBottom(core.size, coreNet, -1))
  expect(units('.projects > .trace-out')).toBe(-fromBottom(cells.size, cellsNet, -1))
})

test('starts the dotted lines at the magnified place', () => {
  expect(css).toContain(
    `margin-left: calc(-${(die.size - magnifiedSquare[0] - magnifiedSquare[2]) / 10} * var(--u))`,
  )
  expect(css).toContain(`margin-left: calc(-${(core.size - magnifiedSpot[0]) / 10} * var(--u))`)
  expect(css).toContain(
    `margin-block: calc(-${(die.size - magnifiedSquare[1] - magnifiedSquare[3]) / 10} * var(--u))`,
  )
  expect(css).toContain(`margin-block: calc(-${(core.size - magnifiedSpot[1]) / 10} * var(--u))`)
})

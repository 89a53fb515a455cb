import { expect, test } from 'vitest'
import { buses } from '#app/figures/pages/home/calendar.ts'
import { services } from '#content/services.ts'

const weeksPerMonth = 365.25 / 12 / 7

/** Activities of the calendar, and the service whose page says how long they take. */
const activities = [
  ['RTL', 'rtl-design'],
  ['Place, route', 'physical-design'],
  ['CI/CD', 'ci-cd'],
  ['Boot ROM', 'bare-metal-programming'],
  ['BSP on FPGA', 'board-support-package'],
  ['Drivers, OS port', 'device-drivers'],
  ['Drivers, OS port', 'os-porting-and-customization'],
  ['UVM regression', 'design-verification'],
  ['ATE program', 'ate'],
  ['Characterize', 'bench-characterization'],
  ['FPGA prototype', 'prototyping-and-emulation'],
] as const
/** Those that the company offers, and for how many months. */
const offered = activities.flatMap(([label, slug]) => {
  const duration = services.find((service) => service.slug === slug)?.duration ?? ''
  const [, least, most] = /^(\d+) to (\d+) months/.exec(duration) ?? []
  return least && most ? [{ label, slug, least: Number(least), most: Number(most) }] : []
})

test.each(offered)(
  'on the calendar, $label takes as long as /services/$slug says',
  ({ label, least, most }) => {
    const [{ from, to } = { from: 0, to: 0 }] = Object.values(buses)
      .flat()
      .filter((each) => each.label === label)
    const months = (to - from) / weeksPerMonth
    const where = 'app/figures/pages/home/calendar.ts'
    expect(months, where).toBeGreaterThanOrEqual(least)
    expect(months, where).toBeLessThanOrEqual(most)
  },
)

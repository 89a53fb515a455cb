import { expect, test } from 'vitest'
import { buses } from '#app/figures/pages/home/calendar.ts'
import { services } from '#content/services.ts'

const weeksPerMonth = 365.25 / 12 / 7

test.each([
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
])('on the calendar, %s takes as long as the page of %s says', (label, slug) => {
  const activity = Object.values(buses)
    .flat()
    .find((each) => each.label === label)
  const duration = services.find((service) => service.slug === slug)?.duration ?? ''
  const [, least, most] = /^(\d+) to (\d+) months/.exec(duration) ?? []
  const months = activity && (activity.to - activity.from) / weeksPerMonth
  expect(months).toBeGreaterThanOrEqual(Number(least))
  expect(months).toBeLessThanOrEqual(Number(most))
})

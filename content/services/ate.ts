import type { ServiceText } from '#content/schema.ts'

export const ate: ServiceText = {
  name: 'ATE',
  group: 'semiconductors',
  subcategory: 'silicon',
  title: 'ATE',
  heroSubtitle:
    'Test programs, load boards and correlation that take a part from first wafer to production test.',
  overview:
    'You hand over a datasheet, the scan and functional patterns and the first parts. We return a released test program, the load board it runs on, and a correlation report that ties every parametric limit to a bench measurement. Limits are set from measured distributions, with guard bands that state their origin. Volume test is the job of your test house: our work ends when the program passes its release run there. The program stays yours, with sources and revision history.',
  keyBenefits: [
    {
      id: 'limits-with-a-reason',
      title: 'Limits with a reason',
      description:
        'Each limit cites a datasheet line, a distribution and a guard band, so a yield question has an answer.',
    },
    {
      id: 'seconds-you-can-account-for',
      title: 'Seconds you can account for',
      description:
        'Test time is broken down by block. Parallel sites and pattern merging come first, removed tests last.',
    },
    {
      id: 'bench-and-tester-agree',
      title: 'Bench and tester agree',
      description:
        'The same parts are measured on both. Differences are explained or fixed before the program is released.',
    },
  ],
  whatWeOffer: [
    'Test plan from the datasheet, limit by limit',
    'Load board and probe card design',
    'Test programs for Advantest V93000 and Teradyne UltraFLEX',
    'Scan, MBIST and IEEE 1149.1 pattern conversion',
    'Characterization sweeps over voltage, frequency and temperature',
    'Bench-to-tester and site-to-site correlation',
    'Test-time reduction and multi-site bring-up',
    'Release to the test house, with gauge R&R report',
  ],
  imageAlt:
    'Shmoo plot of one part: supply voltage in volts against clock period in nanoseconds, each point marked pass or fail. Shorter periods need more voltage, and below a floor no point passes.',
  caption:
    'Shmoo of one part at 25 °C, functional pattern. Below {supply} it loses state and fails at any period. Computed from an alpha-power delay model.',
  departmentContactPath: '/contact?department=ate-services',
}

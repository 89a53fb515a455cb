import type { ServiceText } from '#content/schema.ts'

export const ate: ServiceText = {
  name: 'ATE',
  group: 'semiconductors',
  subcategory: 'silicon',
  title: 'ATE',
  heroSubtitle: 'Test programs and load boards that take your part from first wafer to production test.',
  summary: 'A released tester program with limits you can justify',
  overview:
    'Good parts fail and bad parts ship when test limits are guesses. We derive limits from measured distributions and record where each guard band comes from. With load board and program in place, we measure the same parts on the bench and on the tester until the results agree. Then we bring up several test sites in parallel. We support the program until it passes the release run at your test house.',
  inputs: ['Datasheet', 'Scan and functional patterns', 'First wafers or packaged parts'],
  deliverables: [
    'Released test program with sources',
    'Load board',
    'Bench-to-tester correlation report',
    'Limit list with guard bands',
  ],
  notIncluded: 'Volume testing stays with your test house.',
  duration: '3 to 6 months',
  team: '2 to 4 engineers',
  followedBy: [{ slug: 'data-analytics-ai-and-machine-learning' }],
  keyBenefits: [
    {
      id: 'limits-with-a-reason',
      title: 'Faster answers to yield questions',
      description:
        'Test limits refer to a datasheet line, a measured distribution and a guard band. When yield drops, your team can tell whether the part or the limit is at fault.',
    },
    {
      id: 'seconds-you-can-account-for',
      title: 'Lower test cost per part',
      description:
        'A report breaks test time down by block. We shorten it with parallel sites and merged patterns first, and remove a test only as a last resort.',
    },
    {
      id: 'bench-and-tester-agree',
      title: 'Fewer delays at release',
      description:
        'We measure the same parts on the bench and on the tester, and explain or fix the differences before the program goes to your test house.',
    },
  ],
  whatWeOffer: [
    'Test plan that follows the datasheet limits',
    'Load board and probe card design',
    'Test programs for Advantest V93000 and Teradyne UltraFLEX',
    'Scan, MBIST and IEEE 1149.1 pattern conversion',
    'Characterization sweeps over voltage, frequency and temperature',
    'Bench-to-tester and site-to-site correlation',
    'Test-time reduction and multi-site bring-up',
    'Release to the test house, with gauge R&R report',
  ],
  imageAlt:
    'Shmoo plot of one part: supply voltage in volts against clock period in nanoseconds, with a pass or fail mark at each point. Shorter periods need more voltage, and below a minimum voltage no point passes.',
  caption:
    'Shmoo plot of one part at 25 °C with a functional pattern. The border separates pass from fail; below {supply} the part loses its state and fails at any clock period.',
  departmentContactPath: '/contact?department=ate-services',
}

import type { ServiceText } from '#content/schema.ts'

export const ate: ServiceText = {
  name: 'ATE',
  group: 'semiconductors',
  subcategory: 'silicon',
  title: 'ATE',
  heroSubtitle:
    'Automatic test equipment (ATE): programs, load boards and probe cards that take your part from first wafer to production test.',
  summary: 'A released tester program with limits you can justify',
  overview:
    'Good parts fail and bad parts ship when test limits are guesses. We set limits from the datasheet value, the measured distribution and the repeatability of the tester, and record where guard bands come from. Then we measure the same parts on the bench and on the tester. If the results differ by more than a set tolerance, we find the cause and remove it. We develop the program on a tester at your test house or on rented tester time; the quote lists the hours.',
  inputs: [
    'Datasheet and package drawing',
    'Scan and functional patterns',
    'First wafers or packaged parts, when they are back',
    'Test house, tester configuration and yearly volume',
  ],
  deliverables: [
    'Released test program with sources',
    'Two load boards for final test, two probe cards for wafer test',
    'Bench-to-tester correlation report',
    'Limit list with guard bands',
  ],
  notIncluded:
    'Memory devices, RF parts above 6\u00a0GHz, and volume testing, which stays with your test house.',
  duration: '3 to 6 months for wafer test, final test or both',
  team: '2 to 4 engineers, usually in Austin',
  followedBy: [{ slug: 'data-analytics-ai-and-machine-learning' }],
  keyBenefits: [
    {
      id: 'limits-with-a-reason',
      title: 'Faster answers to yield questions',
      description:
        'When yield drops, your team can trace a limit to its origin, and tell whether the part or the limit is at fault. First limits rest on about 200 parts. After three production lots, we review them.',
    },
    {
      id: 'seconds-you-can-account-for',
      title: 'Lower test cost per part',
      description:
        'A report shows how long each test in the program takes. We first shorten the time with parallel sites and merged patterns, and remove a test only as a last resort.',
    },
    {
      id: 'bench-and-tester-agree',
      title: 'Fewer delays at release',
      description:
        'Your test house receives the program, correlation parts and a setup guide. We support the release run, on site or remotely, until the program passes.',
    },
  ],
  whatWeOffer: [
    'Test plan that covers each line of the datasheet',
    'Load boards and probe cards, designed, built and debugged',
    'Test programs for Advantest V93000 and Teradyne UltraFLEX',
    'Scan, MBIST and IEEE\u00a01149.1 pattern conversion',
    'Sweeps of voltage, frequency and temperature on hundreds of parts',
    'Shorter test time, and up to 16 parts tested in parallel (sites)',
    'Site-to-site correlation',
    'Gauge R&R study of tester and load board',
  ],
  imageAlt:
    'Shmoo plot of one part: supply voltage in volts against clock period in nanoseconds, with marks for pass and fail. Shorter periods need more voltage, and below a minimum voltage no point passes.',
  caption:
    'Shmoo plot of one part at 25\u00a0°C with a functional pattern. The border separates pass from fail; below {supply} the part loses its state and fails at any clock period.',
  departmentContactPath: '/contact?department=ate-services',
}

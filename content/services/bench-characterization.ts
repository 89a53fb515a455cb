import type { ServiceText } from '#content/schema.ts'

export const benchCharacterization: ServiceText = {
  name: 'Bench characterization',
  group: 'semiconductors',
  subcategory: 'silicon',
  title: 'Bench characterization',
  heroSubtitle:
    'Typical and limit values for your datasheet, measured over voltage, temperature and process splits.',
  summary: 'Completed datasheet tables with raw data, plots and measurement uncertainty',
  overview:
    'Customers select a part by its datasheet, and simulated values rarely convince them. We measure your part over supply voltage, temperature, load and data rate, on evaluation boards that we design for the part. Cables are calibrated out, and board losses are measured on a coupon and de-embedded, so the results describe the part and not the setup. Scripts run the sweeps and log the conditions, so you can repeat a measurement later.',
  inputs: [
    'Packaged parts, preferably with process splits',
    'Draft datasheet',
    'Pinout and operating conditions',
  ],
  deliverables: [
    'Completed datasheet tables',
    'Raw data in CSV',
    'Plots with sample size and uncertainty',
    'Evaluation boards and scripts',
  ],
  notIncluded: 'HTOL and other JEDEC stress tests are done by a qualification lab.',
  duration: '3 to 5 months',
  team: '2 to 3 engineers',
  followedBy: [{ slug: 'ate' }],
  keyBenefits: [
    {
      id: 'uncertainty-on-every-number',
      title: 'Margins you can publish with confidence',
      description:
        'Results carry a measurement uncertainty evaluated according to the GUM, so you can see where a margin is smaller than the setup can resolve.',
    },
    {
      id: 'repeatable-from-the-script',
      title: 'Less time to measure a new revision',
      description:
        'Versioned Python scripts control the instruments over SCPI. With the same commit, your team can repeat the sweeps on a new revision and compare the data directly.',
    },
    {
      id: 'fixture-losses-removed',
      title: 'No performance lost to the fixture',
      description:
        'Calibration takes the cables out of the measurement. We measure board losses on a coupon and de-embed them, and report the data before and after this correction.',
    },
  ],
  whatWeOffer: [
    'Characterization plan with conditions, sample size and limits',
    'Evaluation boards with Kelvin sensing and de-embedding coupons',
    'Eye, jitter and mask measurements for PCIe, USB and MIPI',
    'S-parameters by vector network analyzer, delivered in Touchstone',
    'ADC and DAC linearity and SFDR per IEEE 1241 and 1658',
    'Temperature sweeps by thermal stream or climate chamber',
    'Datasheet tables with Cpk and statistical limits',
  ],
  imageAlt:
    'Eye diagram: overlaid bit transitions, plotted as voltage in millivolts against time in picoseconds. A hexagonal mask lies in the opening between the traces, and the eye height and width are marked.',
  caption:
    'Overlaid bits after the channel, aligned to the recovered clock. No trace enters the mask, which has the eye height and width that USB 3.2 requires at 5 Gb/s.',
  departmentContactPath: '/contact?department=bench-characterization',
}

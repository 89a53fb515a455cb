import type { ServiceText } from '#content/schema.ts'

export const benchCharacterization: ServiceText = {
  name: 'Bench characterization',
  group: 'semiconductors',
  subcategory: 'silicon',
  title: 'Bench characterization',
  heroSubtitle:
    'Typical, minimum and maximum values for your datasheet, measured over voltage, temperature and process splits.',
  summary: 'Completed datasheet tables with raw data, plots and measurement uncertainty',
  overview:
    'Your customers select a part by its datasheet, and simulated values rarely convince them. In our lab in Austin, we measure your part over supply voltage, temperature, load and data rate, on evaluation boards that we design for it. Calibration removes the effect of the cables. We measure the losses of the board on a test strip of the same board (coupon) and subtract them (de-embedding), so the results describe the part and not the setup. A production tester measures hundreds of parts quickly. Our benches measure some 30 parts of each process split (wafers made on purpose at a limit of the process), with a smaller uncertainty.',
  inputs: [
    'About 30 packaged parts, or 30 of each process split',
    'Draft datasheet',
    'Pinout and operating conditions',
  ],
  deliverables: [
    'Completed datasheet tables',
    'Raw data in CSV',
    'Plots with sample size and uncertainty',
    'Evaluation boards and scripts',
  ],
  notIncluded:
    'Links above 16\u00a0Gb/s per lane, and HTOL or other JEDEC stress tests, which a qualification lab performs.',
  duration: '3 to 5 months for one part, including the boards',
  team: '2 to 3 engineers in Austin',
  followedBy: [{ slug: 'ate' }],
  keyBenefits: [
    {
      id: 'uncertainty-on-every-number',
      title: 'Margins you can publish with confidence',
      description:
        'Each result states its measurement uncertainty, calculated according to the GUM (the ISO/IEC guide to measurement uncertainty). You can see where a margin is smaller than the uncertainty.',
    },
    {
      id: 'repeatable-from-the-script',
      title: 'Less time to measure a new revision',
      description:
        'Versioned Python scripts control the instruments over SCPI and log the conditions. With the same commit, your team can repeat the sweeps on a new revision and compare the data directly.',
    },
    {
      id: 'fixture-losses-removed',
      title: 'No performance lost to the fixture',
      description:
        'You get the data before and after the correction, with the S-parameters behind it. Your team can check how much of a result is the part and how much the fixture.',
    },
  ],
  whatWeOffer: [
    'Characterization plan with conditions, sample size and limits',
    'Evaluation boards with Kelvin sensing and de-embedding coupons',
    'Eye, jitter and mask tests: PCIe up to 4.0, USB up to 3.2, MIPI',
    'S-parameters up to 40\u00a0GHz, delivered in Touchstone',
    'ADC and DAC linearity and SFDR per IEEE\u00a01241 and 1658',
    'Temperature sweeps from −55 to +150\u00a0°C',
    'Datasheet tables with statistical limits, and the process capability (Cpk) of the nominal lot',
  ],
  imageAlt:
    'Eye diagram: overlaid bit transitions, plotted as voltage in millivolts against time in picoseconds. A hexagonal mask lies in the opening between the traces, and the eye height and width are marked.',
  caption:
    'Overlaid bits after the channel, aligned to the recovered clock. No trace enters the mask. The mask has the eye height and width that USB 3.2 requires at 5\u00a0Gb/s; a compliance run adds the reference equalizer and far more bits.',
  departmentContactPath: '/contact?department=bench-characterization',
}

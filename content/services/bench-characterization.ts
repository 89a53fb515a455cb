import type { ServiceText } from '#content/schema.ts'

export const benchCharacterization: ServiceText = {
  name: 'Bench characterization',
  group: 'semiconductors',
  subcategory: 'silicon',
  title: 'Bench characterization',
  heroSubtitle:
    'Measured limits for every datasheet line, taken over voltage, temperature and process split.',
  overview:
    'The starting point is a set of packaged parts, preferably with process splits, and a draft datasheet whose typical and limit columns are still empty. HTOL and the other JEDEC stress tests belong in a qualification lab; this work is electrical. Supply, temperature, load and data rate are swept by script on boards we design for the part. Fixtures are de-embedded, and instruments checked against a reference, before the first reading is logged. The filled table reaches you with raw data in CSV and plots that print sample size, conditions and uncertainty.',
  keyBenefits: [
    {
      id: 'uncertainty-on-every-number',
      title: 'Uncertainty on every number',
      description:
        'Results come with a measurement uncertainty worked out to the GUM, so a margin smaller than the setup can resolve is plain to see.',
    },
    {
      id: 'repeatable-from-the-script',
      title: 'Repeatable from the script',
      description:
        'Sweeps run from versioned Python over SCPI. Load the same commit, mount the same part, and the reading returns within the stated uncertainty.',
    },
    {
      id: 'fixture-losses-removed',
      title: 'Fixture losses removed',
      description:
        'Board and cable losses are measured on a calibration coupon and de-embedded. The report holds both data sets, before and after.',
    },
  ],
  whatWeOffer: [
    'Characterization plan with conditions, sample size and limits',
    'Evaluation board with Kelvin sensing and calibrated reference planes',
    'Eye, jitter and mask measurements for PCIe, USB and MIPI',
    'S-parameters by vector network analyzer, delivered in Touchstone',
    'ADC and DAC linearity and SFDR per IEEE 1241 and 1658',
    'Temperature sweeps by thermal stream or climate chamber',
    'Datasheet tables with Cpk and statistical limits',
  ],
  imageAlt:
    'Eye diagram: overlaid bit transitions plotted as voltage in millivolts against time in picoseconds. A hexagonal mask sits in the opening between the traces, and the eye height and width are marked.',
  caption:
    'Eye after the channel, clock recovered from the edges. The mask has the height and width that USB 3.2 asks for at 5 Gb/s. Computed from a channel model with jitter and noise.',
  departmentContactPath: '/contact?department=bench-characterization',
}

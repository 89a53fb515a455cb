import type { ServiceText } from '#content/schema.ts'

export const inHouseSiliconValidationLab: ServiceText = {
  name: 'In-house silicon validation lab',
  group: 'semiconductors',
  subcategory: 'silicon',
  title: 'In-house silicon validation lab',
  heroSubtitle: 'Bench time with instruments, boards and engineers for the first months of new silicon.',
  summary: 'A safe first power-on of your parts, with waveforms and a complete logbook',
  overview:
    'The first parts from assembly are few, and one wrong power-up can destroy them. Our lab in Austin powers the first part rail by rail under current limits while an oscilloscope records the sequence. Clocks, reset, JTAG and the first register read follow before any firmware runs. You can sit at the bench or follow the screens remotely, and decide with our engineers what to measure next. Before a visit, the work of other customers is cleared or covered. The lab powers and measures; Silicon validation then tests the part against its specification.',
  inputs: [
    'Parts fresh from assembly',
    'Your board with its schematics, or an order for a board that we make, 12 weeks before the start',
    'Power-sequencing specification',
    'Boot firmware',
  ],
  deliverables: [
    'Numbered list of parts and findings',
    'Waveforms in CSV, with screen images',
    'Logbook',
    'Parts and boards in ESD packing',
  ],
  notIncluded:
    'Decapsulation, FIB edits and other work on an open package, and the export papers for your parts.',
  duration:
    'Booked by the month, usually for two or three months. You can move the start date until two weeks before it.',
  team: '1 to 3 engineers in Austin',
  followedBy: [{ slug: 'silicon-validation' }, { slug: 'bench-characterization' }],
  keyBenefits: [
    {
      id: 'first-ramp-on-file',
      title: 'Less risk to scarce first parts',
      description:
        'Before your part goes in, we power the board with an empty socket and check the waveforms. With you, we then set a current limit for each rail.',
    },
    {
      id: 'calibration-dates-logged',
      title: 'Readings you can still trust later',
      description:
        'The logbook identifies instruments by serial number and gives the date on which their calibration expires. No instrument is used after that date. We send the equipment list on request.',
    },
    {
      id: 'custody-of-every-part',
      title: 'No lost or mixed-up parts',
      description:
        'We number parts on arrival. A list shows where they have been, the voltages and temperatures they have seen, and when they left our lab.',
    },
  ],
  whatWeOffer: [
    'First power-on with sequencing, inrush and current-limit plan, up to 16 rails',
    'Clock, reset and strap-pin checks',
    'JTAG access and register dumps before firmware runs',
    'Bring-up boards with sockets, test points and sense resistors',
    'Protocol analyzers: PCIe up to 4.0, USB up to 3.2, 10G Ethernet',
    'Tests at −55 to +150\u00a0°C, and thermal imaging of the package',
    'Oscilloscopes up to 33\u00a0GHz and network analyzers up to 40\u00a0GHz',
    'Remote bench access over VPN with recorded sessions',
  ],
  imageAlt:
    'Oscilloscope screen with a captured power-on sequence. Three supply rails rise one after the other, then the reset is released. The edges show volts per division and time per division, and cursors measure how long the reset is held.',
  caption:
    'Power-on sequence captured in a single acquisition. A supply counts as good from {level} % of its nominal voltage; the cursors show how long reset is held after the last one.',
  departmentContactPath: '/contact?department=validation-lab',
}

import type { ServiceText } from '#content/schema.ts'

export const inHouseSiliconValidationLab: ServiceText = {
  name: 'In-house silicon validation lab',
  group: 'semiconductors',
  subcategory: 'silicon',
  title: 'In-house silicon validation lab',
  heroSubtitle: 'Bench time with instruments, boards and engineers for the first days of new silicon.',
  summary: 'A safe first power-on of your parts, with waveforms and a complete logbook',
  overview:
    'The first parts from assembly are few, and one wrong power-up can destroy them. Our lab in Austin powers the first part rail by rail under current limits while an oscilloscope records the sequence. Clocks, reset, JTAG and the first register read follow before any firmware runs. You can sit at the bench or follow the screens remotely, and decide with our engineers what to measure next while the part is still mounted.',
  inputs: [
    'Parts fresh from assembly',
    'Schematics of your board',
    'Power-sequencing specification',
    'Boot firmware',
  ],
  deliverables: [
    'Numbered list of parts and findings',
    'Waveform files',
    'Logbook',
    'Parts and boards in ESD packing',
  ],
  notIncluded: 'Opening a package, for decapsulation or FIB edits, is work for a failure-analysis lab.',
  duration: 'By the month, usually two or three',
  team: '1 to 3 engineers',
  followedBy: [{ slug: 'silicon-validation' }, { slug: 'bench-characterization' }],
  keyBenefits: [
    {
      id: 'first-ramp-on-file',
      title: 'Less risk to scarce first parts',
      description:
        'We set current limits before power-on and capture rail voltages and currents from the first ramp. You receive the waveform data in CSV and the screen images.',
    },
    {
      id: 'calibration-dates-logged',
      title: 'No doubt about old readings',
      description:
        'The logbook identifies instruments by serial number and gives the date on which their calibration expires. We repeat readings that were taken after that date.',
    },
    {
      id: 'custody-of-every-part',
      title: 'No lost or mixed-up parts',
      description:
        'We number parts on arrival. A list shows where they have been, the voltages and temperatures they have seen, and when they left our lab.',
    },
  ],
  whatWeOffer: [
    'First power-on with sequencing, inrush and current-limit plan',
    'Clock, reset and strap-pin checks by oscilloscope',
    'JTAG access and register dumps before firmware runs',
    'Bring-up boards with sockets, test points and sense resistors',
    'Protocol analyzer sessions on PCIe, USB and Ethernet ports',
    'Hot and cold runs with thermal imaging of the package',
    'Remote bench access over VPN with recorded sessions',
  ],
  imageAlt:
    'Oscilloscope screen with a captured power-on sequence. Three supply rails rise one after the other, then the reset is released. The edges show volts per division and time per division, and cursors measure how long the reset is held.',
  caption:
    'Power-on sequence captured in a single acquisition. A supply counts as good from {level} % of its nominal voltage; the cursors show how long reset is held after the last one.',
  departmentContactPath: '/contact?department=validation-lab',
}

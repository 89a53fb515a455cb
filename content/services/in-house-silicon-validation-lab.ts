import type { ServiceText } from '#content/schema.ts'

export const inHouseSiliconValidationLab: ServiceText = {
  name: 'In-house silicon validation lab',
  group: 'semiconductors',
  subcategory: 'silicon',
  title: 'In-house silicon validation lab',
  heroSubtitle: 'Bench time with instruments, boards and engineers, for parts fresh from assembly.',
  overview:
    'Send parts, schematics, the power-sequencing specification and the firmware you intend to boot. The first part is powered rail by rail under current limits while an oscilloscope records the sequence; clocks, reset, JTAG and the first register read come next. You may sit at the bench or watch the screens remotely. When the session ends, the parts and boards travel back in ESD packing with a numbered list, the waveform files and the logbook. Work that opens the package, such as decapsulation or FIB edits, is left to a failure-analysis lab.',
  keyBenefits: [
    {
      id: 'first-ramp-on-file',
      title: 'First ramp on file',
      description:
        'Rail voltages and currents are captured from the first ramp. You get the waveform data in CSV as well as the screen images.',
    },
    {
      id: 'calibration-dates-logged',
      title: 'Calibration dates logged',
      description:
        'The logbook names each instrument by serial number and gives the date its calibration expires. Readings taken after that date are repeated.',
    },
    {
      id: 'custody-of-every-part',
      title: 'Custody of every part',
      description:
        'Parts are numbered on arrival. One list tells where each has been, what voltage and temperature it has seen, and when it left.',
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
    'Instrument screen showing a captured power-on sequence. Three supply rails rise one after the other, followed by the reset release, with volts per division and time per division given at the edge. Cursors measure how long the reset is held.',
  caption:
    'Single acquisition. A supply counts as good from {level} % of its nominal voltage on. Computed from a model of sequencer and supervisor.',
  departmentContactPath: '/contact?department=validation-lab',
}

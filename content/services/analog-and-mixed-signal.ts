import type { ServiceText } from '#content/schema.ts'

export const analogAndMixedSignal: ServiceText = {
  name: 'Analog and mixed-signal',
  group: 'semiconductors',
  subcategory: 'design',
  title: 'Analog and mixed-signal',
  heroSubtitle:
    'Amplifiers, converters, PLLs and power blocks, designed in your foundry process and checked at their worst corners.',
  summary: 'Transistor-level blocks with layout, models and worst-case results',
  overview:
    'An analog block that works at nominal conditions can still miss its specification once process and temperature vary and layout parasitics are added. We look for those cases from the start. Our designers size and simulate your block across process, voltage, temperature and mismatch. They lay it out with matched structures and simulate it again from the extracted netlist. A behavioral model lets your digital team simulate the whole chip while the layout is still in progress.',
  inputs: ['Block specification', 'Foundry PDK', 'Area and pin constraints'],
  deliverables: [
    'Schematics and LVS-clean GDSII',
    'Extracted netlists',
    'SystemVerilog real-number model',
    'Specification table with worst-case results',
  ],
  notIncluded: 'Foundry I/O cells and ESD structures are used as released; we do not redesign them.',
  duration: '4 to 7 months',
  team: '2 to 4 engineers',
  followedBy: [{ slug: 'physical-design' }, { slug: 'bench-characterization' }],
  keyBenefits: [
    {
      id: 'worst-corner-by-name',
      title: 'Fewer surprises in silicon',
      description:
        'The specification table shows the worst corner, the remaining margin and the saved simulation behind each result, so your team can rerun any of them before tape-out.',
    },
    {
      id: 'stability-after-extraction',
      title: 'Lower risk of a respin',
      description:
        'We simulate phase and gain margin on the extracted netlist over load, supply and temperature. An amplifier that layout parasitics make unstable is found before masks are made.',
    },
    {
      id: 'model-follows-the-circuit',
      title: 'Earlier chip-level verification',
      description:
        'Your team can verify the chip with a fast real-number model. We run model and circuit with the same stimulus and keep the difference below an agreed limit.',
    },
  ],
  whatWeOffer: [
    'Architecture study with noise, power and area budgets',
    'Amplifiers, bandgap references and LDO regulators in CMOS',
    'SAR, pipeline and sigma-delta converters with system-level models',
    'PLLs with phase-noise budget and loop filter design',
    'Monte Carlo and PVT simulation in Spectre',
    'Matched layout, with DRC, LVS and extraction in Calibre',
    'SystemVerilog real-number models for top-level simulation',
    'Electromigration, aging and safe-operating-area checks',
  ],
  imageAlt:
    'Bode plot of loop gain in decibels and phase in degrees against frequency in hertz on a logarithmic axis. Markers show the phase margin where the gain crosses zero decibels and the gain margin where the phase reaches minus 180 degrees.',
  caption:
    'Loop gain of a two-stage Miller amplifier with unity feedback. The phase margin is the distance between the phase curve and −180° at the frequency where the gain reaches 0 dB.',
  departmentContactPath: '/contact?department=ams-design',
}

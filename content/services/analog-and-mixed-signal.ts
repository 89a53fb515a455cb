import type { ServiceText } from '#content/schema.ts'

export const analogAndMixedSignal: ServiceText = {
  name: 'Analog and mixed-signal',
  group: 'semiconductors',
  subcategory: 'design',
  title: 'Analog and mixed-signal',
  heroSubtitle:
    'Amplifiers, data converters (ADC and DAC), PLLs and LDO regulators, designed in your foundry process and checked at its worst combinations of process, voltage and temperature.',
  summary: 'Transistor-level blocks with layout, models and worst-case results',
  overview:
    'An analog block that works under nominal conditions can still fail its specification when process and temperature vary, or when layout parasitics are added. We look for these failures from the start. Our designers size and simulate your block across process, voltage, temperature and mismatch, lay it out, and simulate it again from the extracted netlist. When silicon is back, they compare its first measurements, made by you or by our lab, with the specification table. We work in CMOS from 180 to 22\u00a0nm, including FD-SOI, and in FinFET down to 12\u00a0nm. Your foundry has to approve our access to its process design kit (PDK). This can take weeks; we prepare the forms.',
  inputs: [
    'Block specification',
    'Foundry process, and your contact there for PDK access',
    'Area and pin constraints',
  ],
  deliverables: [
    'Schematics, CDL netlist, and GDSII clean in DRC and LVS',
    'Extracted netlists, and LEF and Liberty for the chip layout',
    'SystemVerilog real-number model',
    'Specification table with worst-case results',
    'Test document with trim bits and test modes',
  ],
  notIncluded:
    'RF transceivers, SerDes, DC/DC converters, and changes to the I/O cells and ESD structures of the foundry, which we use as released.',
  duration: '4 to 7 months up to GDSII for one block, such as a converter or a PLL',
  team: '2 to 4 engineers, usually in San Jose',
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
        'We simulate phase and gain margin over load, supply and temperature, with layout parasitics. If an amplifier becomes unstable in any of these conditions, we find it before masks are made.',
    },
    {
      id: 'model-follows-the-circuit',
      title: 'Earlier chip-level verification',
      description:
        'Your team can verify the chip with a fast real-number model while the layout is still in progress. We run model and circuit with the same stimulus and keep the difference below an agreed limit.',
    },
  ],
  whatWeOffer: [
    'Architecture study with noise, power and area budgets',
    'Amplifiers, bandgap references and LDO regulators, with trim bits',
    'SAR, pipeline and sigma-delta converters: up to 16 bits, or up to 200\u00a0MS/s',
    'PLLs up to 6\u00a0GHz, RMS jitter from 0.5\u00a0ps, with phase-noise budget',
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

import type { ServiceText } from '#content/schema.ts'

export const analogAndMixedSignal: ServiceText = {
  name: 'Analog and mixed-signal',
  group: 'semiconductors',
  subcategory: 'design',
  title: 'Analog and mixed-signal',
  heroSubtitle:
    'Transistor-level blocks, from specification table to LVS-clean layout, with models for your testbench.',
  overview:
    'Bring a block specification, the foundry PDK and the area and pin constraints of the level above. From these we size, simulate and lay out amplifiers, references, regulators, data converters and PLLs, first at nominal, then across process, voltage, temperature and mismatch. Back come schematics, GDSII, extracted netlists, a real-number model in SystemVerilog and a table that sets every specification line beside its worst corner. Foundry I/O cells and ESD structures are used as released; we do not redraw them.',
  keyBenefits: [
    {
      id: 'worst-corner-by-name',
      title: 'Worst corner by name',
      description:
        'Every line of the specification table names its worst corner, the saved simulation that produced it and the margin left. Rerun the simulation and compare.',
    },
    {
      id: 'stability-after-extraction',
      title: 'Stability after extraction',
      description:
        'Phase and gain margin are simulated on the extracted netlist, over load, supply and temperature, so layout parasitics are already in the numbers you read.',
    },
    {
      id: 'model-follows-the-circuit',
      title: 'Model follows the circuit',
      description:
        'The real-number model and the transistor circuit receive the same stimulus. Their difference is plotted against an error limit agreed before modeling starts.',
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
    'Bode plot over frequency in hertz on a logarithmic axis, with loop gain in decibels above and phase in degrees below. The phase margin is marked where the gain crosses zero decibels, the gain margin where the phase reaches minus 180 degrees.',
  caption:
    'Loop gain of a two-stage Miller amplifier in unity feedback. Computed from its small-signal values: three poles and a zero in the right half plane.',
  departmentContactPath: '/contact?department=ams-design',
}

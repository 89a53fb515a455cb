import type { Industry } from '#content/schema.ts'

export const semiconductor: Industry = {
  slug: 'semiconductor',
  name: 'Semiconductor',
  title: 'Semiconductor',
  subtitle:
    'Chip design, verification and silicon validation for fabless companies, IP vendors and system houses.',
  summary: 'SoCs, IP blocks and chiplets, from RTL to measured silicon and the plan for JEDEC qualification.',
  overview: {
    title: 'One team from RTL to tested silicon',
    text: 'A respin costs a new mask set and months of delay. Its cause often lies between two teams: a lost constraint, an unverified power state, or a test mode that nobody simulated with timing. We take single blocks or whole subsystems of SoCs, IP and chiplets through design, verification and bring-up. We do digital layout from 180 to 5\u00a0nm and analog layout down to 12\u00a0nm. We use the design kit (PDK) of your foundry, under an NDA with the foundry if it requires one. First silicon is powered on in our Austin lab, where you can sit at the bench. You receive RTL with UPF (IEEE\u00a01801), a netlist or layout database with its sign-off logs, patterns in STIL (IEEE\u00a01450) and characterization data.',
  },
  notIncluded: 'Wafer fabrication, assembly and the contract with your foundry stay with you.',
  firstStep:
    'In two weeks at a fixed price, one engineer reviews one block with its constraints and gives you a written list of findings and an estimate.',
  services: [
    { slug: 'analog-and-mixed-signal' },
    { slug: 'rtl-design' },
    { slug: 'design-verification' },
    { slug: 'prototyping-and-emulation' },
    { slug: 'dft' },
    { slug: 'synthesis-and-sta' },
    { slug: 'physical-design' },
    { slug: 'design-signoff' },
    { slug: 'in-house-silicon-validation-lab' },
    { slug: 'silicon-validation' },
    { slug: 'bench-characterization' },
    { slug: 'ate' },
    { slug: 'data-analytics-ai-and-machine-learning' },
  ],
  offerings: [
    {
      id: 'subsystem-ownership',
      title: 'Complete subsystems',
      description:
        'One team delivers a subsystem, such as PCIe or a camera pipeline, around the PHY that you license: RTL, constraints, testbench, and the firmware for its first power-on.',
    },
    {
      id: 'ip-intake',
      title: 'IP acceptance checks',
      description:
        'We check third-party IP on arrival: IP-XACT (IEEE\u00a01685) views, clock and reset rules, constraints and open errata. You can return each failure to the vendor with a test case that reproduces it.',
    },
    {
      id: 'memory-interfaces',
      title: 'Memory interfaces',
      description:
        'We connect controller and PHY over DFI and run training from firmware. On your board, we then measure timing and eye margins against JESD79-5 (DDR5) or JESD209-5 (LPDDR5).',
    },
    {
      id: 'die-to-die-links',
      title: 'Die-to-die links',
      description:
        'We bring up UCIe links at up to 16\u00a0GT/s per lane and measure their margins. For stacked dies, we provide test access according to IEEE\u00a01838 and agree on a known-good-die test plan with your assembly house.',
    },
    {
      id: 'qualification-planning',
      title: 'Qualification planning',
      description:
        'We write the stress plan according to JESD47, and the ESD plan according to JS-001 and JS-002. Your qualification lab runs the stress tests; we evaluate the measurements taken before and after them.',
    },
    {
      id: 'yield-learning',
      title: 'Yield analysis',
      description:
        'We combine STDF files and wafer maps with scan diagnosis, so that each failing bin tells which nets to suspect, or which test limit to check.',
    },
  ],
  imageAlt:
    'Block diagram of a system on chip: processor cluster, interconnect, memory controller, serial interfaces, power management and test access port. One trace runs through the blocks that we design, verify or bring up.',
  caption:
    'Follow a camera frame across the interconnect and out over UCIe; branches lead to memory and to the test access port.',
}

import type { ServiceText } from '#content/schema.ts'

export const dft: ServiceText = {
  name: 'DFT',
  group: 'semiconductors',
  subcategory: 'verification-and-prototypes',
  title: 'DFT',
  heroSubtitle:
    'Scan, memory BIST and boundary scan, with patterns that fit your tester and coverage you can check.',
  summary: 'A testable netlist, patterns in STIL and a list of undetected faults',
  overview:
    'Test logic planned late costs area, tester time and often the schedule. We settle test pins, chain count and compression ratio before insertion, from the limits of your tester. Scan with on-chip compression, memory BIST with repair and an IEEE 1149.1 port are then added to the netlist. After that, we generate stuck-at, transition and cell-aware patterns, simulate them with timing and explain the faults they do not detect.',
  inputs: ['Netlist or stable RTL', 'Test pin budget', 'Vector memory of your tester'],
  deliverables: [
    'Netlist with test logic',
    'SDC for the test modes',
    'Patterns in STIL',
    'Undetected faults by class',
  ],
  notIncluded: 'Turning the patterns into a tester program belongs to our ATE service.',
  duration: '3 to 6 months',
  team: '2 to 3 engineers',
  followedBy: [{ slug: 'physical-design' }, { slug: 'ate' }],
  keyBenefits: [
    {
      id: 'undetected-faults-explained',
      title: 'Fewer defects reach your customers',
      description:
        'Coverage figures state the fault model and the fault count behind them. You see the undetected faults by class and block, and can decide which need more patterns.',
    },
    {
      id: 'patterns-simulated-with-timing',
      title: 'Faster pattern bring-up on the tester',
      description:
        'We simulate scan patterns in parallel load, and a sample serially, with SDF at fast and slow corners. Patterns are released only after a run without mismatches.',
    },
    {
      id: 'test-power-under-limits',
      title: 'Less yield lost to test power',
      description:
        'Reports show the shift and capture activity of all patterns. We keep it below the limit from your power grid analysis, so voltage drop does not fail good parts.',
    },
  ],
  whatWeOffer: [
    'Test architecture document: pins, chains, compression, clocks',
    'Scan insertion with compression in Tessent or TestMAX',
    'Memory BIST with redundancy repair through eFuses',
    'Boundary scan to IEEE 1149.1 and 1149.6, with BSDL',
    'IEEE 1687 networks and IEEE 1500 core wrappers',
    'Stuck-at, transition, path-delay and cell-aware ATPG',
    'On-chip clock controllers for at-speed capture',
  ],
  imageAlt:
    'Block diagram of a chip with scan chains running in parallel through its blocks, between a decompressor and a compactor. Labels give the number of tester channels, the number of internal chains and the compression ratio.',
  caption:
    "Scan chains between decompressor and compactor, with one chain in {chains} and one cell in {cells} drawn. Chain length follows from the tester's vector memory; the shift clock runs at {shiftClock}.",
  departmentContactPath: '/contact?department=dft-services',
}

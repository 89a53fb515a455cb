import type { ServiceText } from '#content/schema.ts'

export const dft: ServiceText = {
  name: 'DFT',
  group: 'semiconductors',
  subcategory: 'verification-and-prototypes',
  title: 'DFT',
  heroSubtitle:
    'Scan, memory BIST and boundary scan inserted, patterns generated, and test coverage accounted for fault by fault.',
  overview:
    'A netlist or stable RTL, the test pin budget and the vector memory of your tester define the task. Chain count and compression ratio follow from these and are written down before insertion. We add scan with on-chip compression, memory BIST with repair and an IEEE 1149.1 port, then generate stuck-at, transition and cell-aware patterns. The return package holds the modified netlist, SDC for each test mode, patterns in STIL and the undetected faults by class. Turning patterns into a tester program is a separate service.',
  keyBenefits: [
    {
      id: 'undetected-faults-explained',
      title: 'Undetected faults explained',
      description:
        'Coverage is quoted with its fault model and its denominator. The faults that remain are sorted by class and block, each class with its cause.',
    },
    {
      id: 'patterns-simulated-with-timing',
      title: 'Patterns simulated with timing',
      description:
        'Scan patterns run in parallel load, and a sample serially, on the netlist with SDF at fast and slow corners. Release requires zero mismatches.',
    },
    {
      id: 'test-power-under-limits',
      title: 'Test power under limits',
      description:
        'Shift and capture activity is reported pattern by pattern and held below the figure your power grid analysis allows.',
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
    'Block diagram of scan chains running in parallel through the blocks of a chip, between a decompressor and a compactor. Labels give the number of tester channels, the number of internal chains and the compression ratio.',
  caption:
    "One chain in {chains} and one cell in {cells} are drawn. Chain length follows from the tester's vector memory. Shift at {shiftClock}. An illustrative design, its numbers computed.",
  departmentContactPath: '/contact?department=dft-services',
}

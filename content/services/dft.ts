import type { ServiceText } from '#content/schema.ts'

export const dft: ServiceText = {
  name: 'DFT',
  group: 'semiconductors',
  subcategory: 'verification-and-prototypes',
  title: 'DFT',
  heroSubtitle:
    'Design for test (DFT): scan, built-in self-test and boundary scan, with patterns that fit your tester and coverage you can check.',
  summary: 'A testable netlist, patterns in STIL and a list of undetected faults',
  overview:
    'Test logic planned late costs area, tester time and often the schedule. We settle test pins, chain count and compression ratio before insertion, from the limits of your tester. We also agree on how many of the possible faults the patterns must find. Usual targets are 99\u00a0% of stuck-at faults (a signal fixed at 0 or 1) and 90\u00a0% of transition faults (a signal too slow). Then we add self-test logic for the memories, with repair, and a test port (JTAG, IEEE\u00a01149.1). We insert scan: in test mode, registers form chains through which the tester writes and reads their values. On-chip compression feeds many chains from a few tester channels. We prove that the function has not changed. Before layout, a first set of patterns checks the coverage. Layout reorders the scan chains, so we generate the final patterns from your netlist after layout, and simulate them with timing.',
  inputs: [
    'Netlist, with or without scan cells, or stable RTL',
    'Memory list and repair scheme',
    'Test pin budget',
    'Vector memory of your tester',
    'Power limit from your power-grid analysis',
    'After layout: final netlist with SPEF or SDF',
  ],
  deliverables: [
    'Netlist with test logic and scan DEF',
    'SDC for the test modes',
    'Patterns in STIL',
    'Coverage against target, with undetected faults by class',
    'Equivalence report with the test logic switched off',
  ],
  notIncluded:
    'The tester program, which belongs to our ATE service, and timing closure in the test modes, which your layout team does with our SDC.',
  duration: '3 to 6 months for a chip with up to 1 million scan cells, not counting layout',
  team: '2 to 3 engineers, usually in Bangalore',
  followedBy: [{ slug: 'physical-design' }, { slug: 'ate' }],
  keyBenefits: [
    {
      id: 'undetected-faults-explained',
      title: 'Fewer defects reach your customers',
      description:
        'For each coverage figure, we state the fault model and the number of faults. You see the undetected ones by block, and can decide which need more patterns.',
    },
    {
      id: 'patterns-simulated-with-timing',
      title: 'Faster pattern bring-up on the tester',
      description:
        'We simulate all scan patterns with values set directly in the registers (parallel load), and a sample shifted in bit by bit, as on the tester. Both have real delays, at the fast and slow limits of process, voltage and temperature. Patterns are released only after a run without mismatches.',
    },
    {
      id: 'test-power-under-limits',
      title: 'Less yield lost to test power',
      description:
        'For all patterns, reports show how much of the chip switches while values move through the chains (shift) and while the response is taken (capture). We keep both below the limit that you set, so voltage drop does not fail good parts.',
    },
  ],
  whatWeOffer: [
    'Test architecture document: pins, chains, compression, clocks',
    'Scan, compression and at-speed clock controllers in Tessent or TestMAX',
    'Memory BIST with redundancy repair through eFuses',
    'Logic BIST for in-system self-test under ISO\u00a026262',
    'Boundary scan to IEEE\u00a01149.1 and 1149.6, with BSDL',
    'IEEE\u00a01687 networks and IEEE\u00a01500 core wrappers',
    'Stuck-at, transition, path-delay and cell-aware ATPG',
    'Scan diagnosis, from a fail log to candidate nets',
  ],
  imageAlt:
    'Block diagram of a chip with scan chains running in parallel through its blocks, between a decompressor and a compactor. Labels give the number of tester channels, the number of internal chains and the compression ratio.',
  caption:
    'The drawing shows one chain in {chains} and one cell in {cells}. The vector memory of the tester limits the length of the chains times the number of patterns; the shift clock runs at {shiftClock}. Both test times are for the same number of patterns.',
  departmentContactPath: '/contact?department=dft-services',
}

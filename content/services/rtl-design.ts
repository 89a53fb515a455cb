import type { ServiceText } from '#content/schema.ts'

export const rtlDesign: ServiceText = {
  name: 'RTL design',
  group: 'semiconductors',
  subcategory: 'design',
  title: 'RTL design',
  heroSubtitle:
    'Microarchitecture and lint-clean SystemVerilog, delivered with the constraints and properties that describe it.',
  overview:
    'An architecture paper, an interface list and a throughput target are enough to begin. Before any code, you review a microarchitecture document: block diagrams, clock and reset scheme, state machines, the latency of each path. SystemVerilog follows in small commits, each simulated, linted and read by a second designer, and trial synthesis shows area and timing while they can still be changed. At the end the source, the document, SDC, UPF and interface assertions are yours. Block-level tests are included; full verification is planned as a task of its own, for a separate team.',
  keyBenefits: [
    {
      id: 'document-before-code',
      title: 'Document before code',
      description:
        'The microarchitecture is reviewed first, and each module header cites the section it implements. A mismatch between the two counts as a bug.',
    },
    {
      id: 'waivers-beside-the-code',
      title: 'Waivers beside the code',
      description:
        'Lint, CDC and RDC runs finish without open violations. What is waived sits next to the lines concerned, with a reason in plain words.',
    },
    {
      id: 'handshakes-proven-to-progress',
      title: 'Handshakes proven to progress',
      description:
        'Assertions for stable data and forward progress sit on every valid/ready port, proven by a formal tool or checked to a stated depth.',
    },
  ],
  whatWeOffer: [
    'Microarchitecture specification with cycle-level timing diagrams',
    'Synthesizable SystemVerilog to coding rules you approve',
    'AMBA CHI, AXI, AHB and APB interfaces and bridges',
    'RISC-V and Arm subsystems with interrupts and debug',
    'Register blocks generated from SystemRDL or IP-XACT (IEEE 1685)',
    'Lint, CDC and RDC analysis in SpyGlass or Questa',
    'Clock gating and power intent in UPF',
  ],
  imageAlt:
    'Timing diagram of a valid/ready handshake: clock, valid, ready and data over twelve cycles, and the transfers that follow. A data word moves on each rising clock edge where valid and ready are both high.',
  caption:
    'One port, cycle by cycle. A word moves at each rising edge marked, where valid and ready are both high; until then the sender holds valid and the word. Illustrative, computed from the rules of AMBA AXI.',
  departmentContactPath: '/contact?department=rtl-design',
}

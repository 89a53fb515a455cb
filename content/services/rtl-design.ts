import type { ServiceText } from '#content/schema.ts'

export const rtlDesign: ServiceText = {
  name: 'RTL design',
  group: 'semiconductors',
  subcategory: 'design',
  title: 'RTL design',
  heroSubtitle:
    'Reviewed microarchitecture and lint-clean SystemVerilog, delivered with constraints and assertions.',
  summary: 'Documented RTL that is ready for verification and synthesis',
  overview:
    'Late changes to an architecture are expensive, because by then other blocks and software depend on it. Before any code, you review a microarchitecture document with block diagrams, clocks and resets, state machines and path latencies. We then write the SystemVerilog in small commits that are simulated, linted and read by a second designer. Trial synthesis runs alongside, so you see area and timing while both can still be changed.',
  inputs: ['Architecture description', 'Interface list', 'Throughput target'],
  deliverables: [
    'SystemVerilog source with block-level tests',
    'Microarchitecture document',
    'SDC and UPF',
    'Interface assertions',
  ],
  notIncluded: 'Full functional verification is a project of its own, with a separate team.',
  duration: '3 to 8 months',
  team: '2 to 5 engineers',
  followedBy: [{ slug: 'design-verification' }, { slug: 'synthesis-and-sta' }],
  keyBenefits: [
    {
      id: 'document-before-code',
      title: 'Fewer late redesigns',
      description:
        'You review the microarchitecture before we write code. Module headers cite the section they implement, and we treat a mismatch between the two as a bug.',
    },
    {
      id: 'waivers-beside-the-code',
      title: 'Shorter code reviews',
      description:
        'Lint, CDC and RDC runs finish without open violations. The reason for a waiver stands next to the lines concerned, so your reviewers need not ask for it.',
    },
    {
      id: 'handshakes-proven-to-progress',
      title: 'Lower risk of deadlocks',
      description:
        'Assertions on valid/ready ports check that data stays stable and transfers make progress. A formal tool proves them fully or checks them to a stated depth.',
    },
  ],
  whatWeOffer: [
    'Microarchitecture specification with cycle-level timing diagrams',
    'Synthesizable SystemVerilog to coding rules you approve',
    'AMBA CHI, AXI, AHB and APB interfaces and bridges',
    'RISC-V and Arm subsystems with interrupts and debug',
    'Register blocks generated from SystemRDL or IP-XACT (IEEE 1685)',
    'Lint, CDC and RDC analysis in SpyGlass or Questa',
    'Clock gating in RTL, power intent in UPF',
  ],
  imageAlt:
    'Timing diagram of a valid/ready handshake over twelve cycles, with clock, valid, ready, data and the resulting transfers. A data word moves on each rising clock edge where valid and ready are both high.',
  caption:
    'Valid/ready handshake to the rules of AMBA AXI. A word moves at each marked rising edge, where valid and ready are both high; until then the sender holds valid and the word.',
  departmentContactPath: '/contact?department=rtl-design',
}

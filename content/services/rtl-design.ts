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
    'Late changes to an architecture are expensive, because by then other blocks and software depend on it. Before any code, you review a microarchitecture document with block diagrams, clocks, resets and latencies. We then write the SystemVerilog in small commits that are simulated, linted and read by a second designer. Trial synthesis with your libraries runs alongside, so you see area and timing while both can still be changed. If your verification finds bugs, we correct them at our cost until 90 days after first silicon.',
  inputs: [
    'Architecture description',
    'Interface list',
    'Throughput, clock, power and area targets',
    'Standard-cell and memory libraries',
  ],
  deliverables: [
    'SystemVerilog source with block-level tests',
    'Microarchitecture document',
    'Timing constraints (SDC) and power intent (UPF)',
    'Interface assertions',
    'Line and branch coverage, with gaps explained',
  ],
  notIncluded: 'Full functional verification, which is a project of its own with a separate team.',
  duration: '3 to 8 months for a block of up to 500,000 gates',
  team: '2 to 5 engineers, usually in San Jose',
  followedBy: [{ slug: 'design-verification' }, { slug: 'synthesis-and-sta' }],
  keyBenefits: [
    {
      id: 'document-before-code',
      title: 'Fewer late redesigns',
      description:
        'Module headers name the section of the document that they implement. If module and document differ, we treat it as a bug. When the architecture changes, you see which modules are affected.',
    },
    {
      id: 'waivers-beside-the-code',
      title: 'Shorter code reviews',
      description:
        'The checks of coding rules (lint) and of clock and reset crossings (CDC and RDC) finish without open violations. The reason for a waiver is in a comment next to the code, so your reviewers do not have to ask.',
    },
    {
      id: 'handshakes-proven-to-progress',
      title: 'Lower risk of deadlocks',
      description:
        'Assertions on valid/ready ports check that data stays stable and transfers make progress. A formal tool proves the assertions, or checks them for a stated number of cycles. Reviews look for blocks that wait for each other in a circle.',
    },
  ],
  whatWeOffer: [
    'Microarchitecture specification with cycle-level timing diagrams',
    'Synthesizable SystemVerilog to coding rules you approve',
    'AMBA CHI, AXI, AHB and APB interfaces and bridges',
    'RISC-V and Arm subsystems with interrupts and debug',
    'Register blocks generated from SystemRDL or IP-XACT (IEEE\u00a01685)',
    'Lint, CDC and RDC analysis in SpyGlass or Questa',
    'Clock gating in RTL, power intent in UPF',
    'Extension or cleanup of existing Verilog and VHDL',
  ],
  imageAlt:
    'Timing diagram of a valid/ready handshake over twelve cycles, with clock, valid, ready, data and the resulting transfers. A data word moves on rising clock edges where valid and ready are both high.',
  caption:
    'Valid/ready handshake by the rules of AMBA AXI. A word moves at the marked rising edges, where valid and ready are both high; until then the sender holds valid and the word.',
  departmentContactPath: '/contact?department=rtl-design',
}

import type { ServiceText } from '#content/schema.ts'

export const prototypingAndEmulation: ServiceText = {
  name: 'Prototyping and Emulation',
  group: 'semiconductors',
  subcategory: 'verification-and-prototypes',
  title: 'Prototyping and Emulation',
  heroSubtitle: 'Your SoC running its own software on an emulator or FPGA boards before tape-out.',
  summary: 'A working platform that boots your software months before silicon',
  overview:
    'Software teams need a target months before silicon exists, and an RTL simulator is far too slow to boot Linux. An emulator shows more signals; an FPGA prototype runs faster. We compare both with you. FPGA boards suit designs of up to about 150 million gates, divided over eight FPGAs at most. So that your software can boot, we replace memories and analog blocks with models. We use your emulator, or rent time on one at the price in the quote; FPGA boards are bought for you and remain yours. After handover, your team runs the platform, and we can support it by the month.',
  inputs: [
    'RTL',
    'Memory list',
    'Interfaces to connect',
    'Software to run',
    'Access to your emulator, if you have one',
  ],
  deliverables: [
    'Working platform that your teams can use remotely',
    'Build flow, with training for its users',
    'Table of differences from the chip',
  ],
  notIncluded:
    'Predictions of how fast silicon will run: timings measured at a reduced clock are marked as such.',
  duration: '3 to 8 months for one SoC',
  team: '2 to 5 engineers',
  followedBy: [{ slug: 'board-support-package' }, { slug: 'silicon-validation' }],
  keyBenefits: [
    {
      id: 'differences-from-silicon-listed',
      title: 'Less software rework on silicon',
      description:
        'One table lists replaced memories, slower clocks and stubbed analog blocks. It also states the behavior your software must not rely on.',
    },
    {
      id: 'turnaround-is-a-logged-number',
      title: 'Shorter wait after an RTL change',
      description:
        'One script compiles, partitions and boots a new RTL release, usually in half a day on an emulator and in one to two days on FPGA boards. The log shows which step to shorten first.',
    },
    {
      id: 'bugs-return-to-simulation',
      title: 'Faster debugging of rare bugs',
      description:
        'On an emulator, we save the state shortly before the failure and replay from there with all signals visible. On FPGA boards, we log the bus transactions, and shorten them to a test that shows the bug in a simulator.',
    },
  ],
  whatWeOffer: [
    'Platform choice among Palladium, ZeBu, Veloce and FPGA boards',
    'Multi-FPGA partitioning with pin multiplexing and timing budget',
    'ASIC-to-FPGA conversion of clock gating and memories',
    'SCE-MI transactors to C++ and UVM testbenches',
    'Speed bridges and daughter cards for PCIe, Ethernet and USB',
    'Hybrid platforms with SystemC TLM-2.0 processor models',
    'Linux or RTOS boot with JTAG debug and trace',
  ],
  imageAlt:
    'Chart of visible signals against clock speed in hertz, both on logarithmic axes. Simulation, emulation, FPGA prototype and silicon range from slow and fully visible to fast and nearly opaque, each with its Linux boot time. A line marks the slowest clock that boots overnight.',
  caption:
    'Typical clock speeds and visible signals for one SoC, with the time of a Linux boot on each platform. Below {speed}, a boot takes more than {night}.',
  departmentContactPath: '/contact?department=prototyping-emulation',
}

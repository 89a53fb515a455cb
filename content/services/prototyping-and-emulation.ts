import type { ServiceText } from '#content/schema.ts'

export const prototypingAndEmulation: ServiceText = {
  name: 'Prototyping and Emulation',
  group: 'semiconductors',
  subcategory: 'verification-and-prototypes',
  title: 'Prototyping and Emulation',
  heroSubtitle: 'Your SoC running its own software on an emulator or FPGA boards before tape-out.',
  summary: 'A working platform that boots your software months before silicon',
  overview:
    'Software teams need a target months before silicon exists, and an RTL simulator is far too slow to boot Linux. We compare emulators and FPGA prototypes with you by speed and visibility. To get your software booting, we partition the design and replace memories and analog blocks with models. A script repeats these steps for a new RTL drop, so your teams can keep working on the current state of the design.',
  inputs: ['RTL', 'Memory list', 'Interfaces to connect', 'Software to run'],
  deliverables: ['Working platform', 'Build flow', 'Table of differences from the chip'],
  notIncluded:
    'We do not predict the performance of silicon. Timings measured at a reduced clock are marked.',
  duration: '3 to 8 months',
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
        'A new RTL drop compiles, partitions and boots by script. The log shows how long these steps take, so we can shorten the slowest one first.',
    },
    {
      id: 'bugs-return-to-simulation',
      title: 'Faster debugging of rare bugs',
      description:
        'We capture a failure at speed as a trigger window or transactor log. Your designers replay it in the simulator, where they see all signals.',
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
    'Typical clock speeds and visible signals for one SoC, with the time of a Linux boot on each platform. Below {speed}, a boot takes longer than one night.',
  departmentContactPath: '/contact?department=prototyping-emulation',
}

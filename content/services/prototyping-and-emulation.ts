import type { ServiceText } from '#content/schema.ts'

export const prototypingAndEmulation: ServiceText = {
  name: 'Prototyping and Emulation',
  group: 'semiconductors',
  subcategory: 'verification-and-prototypes',
  title: 'Prototyping and Emulation',
  heroSubtitle:
    'Your SoC running its own software on an emulator or FPGA boards before the masks are ordered.',
  overview:
    'Software needs a target months before silicon exists. Give us the RTL, the memory list and the interfaces that matter, and say what has to run: a boot ROM, Linux, a driver stress test. Speed and visibility decide between emulator and FPGA prototype. We partition the design, replace memories and analog blocks with models, and bring up the image. You receive the working platform, its build flow and a table of every difference from the chip. Timings from a scaled clock are labeled so, and never quoted as silicon performance.',
  keyBenefits: [
    {
      id: 'differences-from-silicon-listed',
      title: 'Differences from silicon listed',
      description:
        'Replaced memories, slowed clocks and stubbed analog blocks stand in one table, beside the behavior that software must not rely on.',
    },
    {
      id: 'turnaround-is-a-logged-number',
      title: 'Turnaround is a logged number',
      description:
        'A new RTL drop compiles, partitions and boots by script. The log gives the elapsed time of every step, from checkout to prompt.',
    },
    {
      id: 'bugs-return-to-simulation',
      title: 'Bugs return to simulation',
      description:
        'A failure found at speed is captured as a trigger window or transactor log, then replayed in the simulator with all signals visible.',
    },
  ],
  whatWeOffer: [
    'Platform choice among Palladium, ZeBu, Veloce and FPGA boards',
    'Multi-FPGA partitioning with pin multiplexing and timing budget',
    'ASIC-to-FPGA conversion of clock gating and memories',
    'SCE-MI transactors to C++ and UVM testbenches',
    'Speed bridges and daughter cards for PCIe, Ethernet, USB',
    'Hybrid platforms with SystemC TLM-2.0 processor models',
    'Linux or RTOS boot with JTAG debug and trace',
  ],
  imageAlt:
    'Chart of visible signals against clock speed in hertz, both logarithmic. Simulation, emulation, FPGA prototype and silicon run from slow and fully visible to fast and nearly opaque, each with its time for a Linux boot; a line marks the slowest clock that boots overnight.',
  caption:
    'Typical ranges for one system on chip, with the time of a Linux boot in the middle of each. Slower than {speed} it takes more than a night. Illustrative: budgets for probes and partitions differ.',
  departmentContactPath: '/contact?department=prototyping-emulation',
}

import type { ServiceText } from '#content/schema.ts'

export const fpgaDesign: ServiceText = {
  name: 'FPGA design',
  group: 'semiconductors',
  subcategory: 'verification-and-prototypes',
  title: 'FPGA design',
  heroSubtitle: 'HDL, constraints and a scripted build that meets timing and is tested on your board.',
  summary: 'A bitstream your team can rebuild, with timing closed and hardware tests logged',
  overview:
    'FPGA projects often slip at the end, when the device is nearly full and timing no longer closes. We estimate logic, I/O and memory bandwidth first and choose the device and speed grade with you. Our engineers write the VHDL or SystemVerilog, or carry over an ASIC block, and simulate it. They build in Vivado or Quartus until setup and hold close at all analyzed corners, and test the result on your board.',
  inputs: ['Requirements', 'Pinout and board schematic', 'Board for hardware tests'],
  deliverables: [
    'Repository with HDL and build scripts',
    'Bitstream',
    'Timing and utilization reports',
    'Log of the board tests',
  ],
  notIncluded: 'We review your schematic pin by pin, but board layout is not included.',
  duration: '3 to 6 months',
  team: '2 to 4 engineers',
  followedBy: [{ slug: 'device-drivers' }, { slug: 'verification-and-validation' }],
  keyBenefits: [
    {
      id: 'same-commit-same-bitstream',
      title: 'Easier maintenance after handover',
      description:
        'Tool version, seed and settings are part of the repository. Your team rebuilds the bitstream from a clean checkout and compares it byte for byte, apart from the header.',
    },
    {
      id: 'no-endpoint-left-unconstrained',
      title: 'Lower risk of failures in the field',
      description:
        'At release, the timing report contains no unconstrained endpoint, and a comment justifies any false or multicycle path. Missing constraints therefore cannot hide a timing error.',
    },
    {
      id: 'clock-crossings-in-one-table',
      title: 'Fewer intermittent faults to chase',
      description:
        'One table lists the clock crossings with synchronizer, timing constraint and attribute, such as ASYNC_REG. Your reviewers can check them without reading all of the code.',
    },
  ],
  whatWeOffer: [
    'Device selection with resource, I/O and power estimates',
    'VHDL-2008 or SystemVerilog with self-checking testbenches',
    'AXI4 subsystems on Zynq, Versal and Agilex devices',
    'PCIe, 10G Ethernet and JESD204 links on serial transceivers',
    'DDR4 controller integration with traffic and margin tests',
    'Timing and placement constraints in XDC or SDC',
    'Tcl build flow with a nightly CI run',
    'On-board debugging with ILA or Signal Tap',
  ],
  imageAlt:
    'Part of an FPGA fabric drawn as a grid of logic blocks with routing channels between them. One highlighted net runs from its source block through switches to two other blocks and a pad.',
  caption:
    "Part of an island-style FPGA fabric with {nets} nets, routed by Lee's algorithm. The highlighted net reaches two blocks and a pad through the marked switches.",
  departmentContactPath: '/contact?department=fpga-design',
}

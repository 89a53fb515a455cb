import type { ServiceText } from '#content/schema.ts'

export const fpgaDesign: ServiceText = {
  name: 'FPGA design',
  group: 'semiconductors',
  subcategory: 'verification-and-prototypes',
  title: 'FPGA design',
  heroSubtitle: 'HDL, constraints and a scripted build that meets timing and is tested on your board.',
  summary: 'A bitstream your team can rebuild, with timing closed and hardware tests logged',
  overview:
    'FPGA projects often slip at the end, when the device is nearly full and timing no longer closes. We estimate logic, I/O and memory bandwidth first and choose the device and speed grade with you, or check the one on your board. Our engineers write the VHDL or SystemVerilog, or port an ASIC block, and simulate it. They build it in Vivado or Quartus, close setup and hold timing at all corners, and test the result on your board.',
  inputs: [
    'Requirements',
    'Pinout and schematic, if the board exists',
    'Your board, or an evaluation kit, for hardware tests',
  ],
  deliverables: [
    'Repository with HDL and build scripts',
    'Bitstream',
    'Timing and utilization reports',
    'Log of the board tests',
  ],
  notIncluded: 'Board layout, devices of vendors other than AMD and Altera, and DO-254 evidence.',
  duration: '3 to 6 months for one device',
  team: '2 to 4 engineers',
  followedBy: [{ slug: 'device-drivers' }, { slug: 'board-support-package' }],
  keyBenefits: [
    {
      id: 'same-commit-same-bitstream',
      title: 'Easier maintenance after handover',
      description:
        'The repository records tool version, operating system, settings and, for Quartus, the seed. From a clean checkout, your team can rebuild our bitstream byte for byte, before encryption and except for the header. Later bug fixes can start from this build.',
    },
    {
      id: 'no-endpoint-left-unconstrained',
      title: 'Lower risk of failures in the field',
      description:
        'At release, the timing report contains no path without a timing requirement, and a comment justifies each exception (false or multicycle path). Missing constraints therefore cannot hide a timing error.',
    },
    {
      id: 'clock-crossings-in-one-table',
      title: 'Fewer intermittent faults to chase',
      description:
        'Signals that cross between two clocks often cause such faults. One table lists these crossings, each with its synchronizer, timing constraint and attribute, such as ASYNC_REG. Your reviewers can check them without reading all of the code.',
    },
  ],
  whatWeOffer: [
    'Device selection with resource, I/O and power estimates',
    'VHDL-2008 or SystemVerilog with self-checking testbenches',
    'AXI4 subsystems on Zynq, Versal and Agilex devices',
    'PCIe, 10G Ethernet and JESD204 links on serial transceivers',
    'DDR4 controller integration with traffic and margin tests',
    'Tcl build flow with XDC or SDC constraints and a nightly CI run',
    'Bitstream encryption and authentication with your keys',
    'On-board debugging with ILA or Signal Tap',
  ],
  imageAlt:
    'Part of an FPGA fabric drawn as a grid of logic blocks with routing channels between them. One highlighted net runs from its source block through switches to two other blocks and a pad.',
  caption:
    'Part of an FPGA with {nets} routed nets. The other nets occupy the direct wires here, so the highlighted net takes detours and needs {delay} to its farthest end instead of {least}. In a full device, such detours can make timing fail.',
  departmentContactPath: '/contact?department=fpga-design',
}

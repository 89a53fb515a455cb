import type { ServiceText } from '#content/schema.ts'

export const fpgaDesign: ServiceText = {
  name: 'FPGA design',
  group: 'semiconductors',
  subcategory: 'verification-and-prototypes',
  title: 'FPGA design',
  heroSubtitle: 'HDL, constraints and a scripted build that closes timing, tested on your own board.',
  overview:
    'A requirement, a pinout and a board schematic are the usual inputs; an ASIC block to be carried over works as well. From a resource and bandwidth estimate we settle device and speed grade, then write the VHDL or SystemVerilog, simulate it, and build in Vivado or Quartus until setup and hold close at every corner the tool analyzes. The repository, the bitstream, timing and utilization reports and a log of tests on the board complete the delivery. Schematics we review, pin by pin; board layout we do not take on.',
  keyBenefits: [
    {
      id: 'same-commit-same-bitstream',
      title: 'Same commit, same bitstream',
      description:
        'Tool version, seed and settings live in the repository. A clean checkout rebuilds a bitstream you can compare byte for byte, header excepted.',
    },
    {
      id: 'no-endpoint-left-unconstrained',
      title: 'No endpoint left unconstrained',
      description:
        'The timing report counts endpoints without a constraint. At release the count is zero, and a comment justifies any false or multicycle path.',
    },
    {
      id: 'clock-crossings-in-one-table',
      title: 'Clock crossings in one table',
      description:
        'The table gives the synchronizer of a crossing, its timing constraint and the attribute, ASYNC_REG for example, that keeps its registers together.',
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
    'Captures on the board with ILA or Signal Tap',
  ],
  imageAlt:
    'Part of an FPGA fabric drawn as a grid of logic blocks with routing channels between them. One net is highlighted from its source block through the switches to two other blocks and a pad.',
  caption:
    "A corner of an island-style fabric with {nets} nets, routed by Lee's algorithm. Computed, with the delays of an illustrative device.",
  departmentContactPath: '/contact?department=fpga-design',
}

import type { Industry } from '#content/schema.ts'

export const semiconductor: Industry = {
  slug: 'semiconductor',
  name: 'Semiconductor',
  title: 'Semiconductor',
  subtitle:
    'Work packages for fabless companies, IP vendors and system houses, from architecture review to qualification data.',
  summary: 'SoCs, IP and chiplets, from an architecture to the data package for JEDEC qualification.',
  overview: {
    title: 'A chip is a chain of handovers',
    text: 'The systems meant here are SoCs, the IP inside them and the chiplets beside them: processor clusters, interconnect, memory controllers, PHYs, power management and the test logic around all of it. A fabless company hands over an architecture specification, IP deliverables and access to the process design kit; an IP vendor, RTL and the corners it must hold. Back come RTL with UPF (IEEE 1801), a GDSII or OASIS database with its sign-off logs, patterns in STIL (IEEE 1450), and characterization against the JEDEC interface in question. Fabrication, assembly and the foundry contract stay with you.',
  },
  offerings: [
    {
      id: 'subsystem-ownership',
      title: 'Subsystem ownership',
      description:
        'One team takes a subsystem, such as PCIe or a camera pipeline, from its specification through RTL, verification and constraints to the firmware that brings it up.',
    },
    {
      id: 'ip-intake',
      title: 'IP intake',
      description:
        'Third-party IP is checked on arrival: IP-XACT (IEEE 1685) views, clock and reset rules, constraints, open errata. What fails the check goes back to its vendor with a reproducible case.',
    },
    {
      id: 'memory-interfaces',
      title: 'Memory interfaces',
      description:
        'Controller and PHY joined over DFI, training run from firmware, then timing and eye margins measured on your board against JESD79-5 or JESD209-5.',
    },
    {
      id: 'die-to-die-links',
      title: 'Die-to-die links',
      description:
        'UCIe link bring-up and margining, IEEE 1838 test access through the stack, and a known-good-die test plan agreed with your assembly house.',
    },
    {
      id: 'qualification-planning',
      title: 'Qualification planning',
      description:
        'We write the stress plan to JESD47 and the ESD plan to JS-001 and JS-002. Your lab runs the stress; we evaluate the readouts before and after it.',
    },
    {
      id: 'yield-learning',
      title: 'Yield learning',
      description:
        'STDF files and wafer maps are joined with scan diagnosis, so that a failing bin leads to candidate nets or to a limit that needs checking.',
    },
  ],
  imageAlt:
    'Block diagram of a system on chip: processor cluster, interconnect, memory controller, serial interfaces, power management and test access port. One trace runs through the blocks that we design, verify or bring up.',
  caption:
    'A frame from the camera crosses the interconnect and leaves over UCIe; branches lead to memory and to the tester. Illustrative, not to scale.',
}

import type { ServiceText } from '#content/schema.ts'

export const siliconValidation: ServiceText = {
  name: 'Silicon validation',
  group: 'semiconductors',
  subcategory: 'silicon',
  title: 'Silicon validation',
  heroSubtitle:
    'Evidence that first silicon does what the specification says, and a short test for each point where it does not.',
  summary: 'Proof of what first silicon can do, and a fix list for the next stepping',
  overview:
    'The first parts are back, and the whole company asks whether the chip works. To answer soon, we start two to three months earlier and turn the specification into a matrix of functions, interfaces, power modes and corners. We try the tests on your emulator or FPGA prototype, if you have one. On silicon, they run through JTAG or the boot processor, on your benches or in our lab in Austin, whose bench time is included. We reduce failures to the shortest test that reproduces them. Together with your designers, we then trace the failure to RTL, layout, package or board.',
  inputs: [
    'First silicon, also from wafers made on purpose at limits of the process (process splits)',
    'Specification and suspected weak spots',
    'Register description, boot firmware and RTL for debugging',
    'Your validation board, or an order for ours 12 weeks before silicon',
    'Wafer-sort data as STDF files, and the die IDs',
  ],
  deliverables: [
    'Validation matrix, filled in',
    'Errata list with reproducers',
    'Test suites with source and logs',
    'Recommendation for the next version of the chip (stepping)',
  ],
  notIncluded:
    'Parametric limits over voltage and temperature, which Bench characterization measures, and failure analysis inside the package.',
  duration:
    '3 to 6 months. We start two months before silicon arrives, or three months if we build the board.',
  team: '3 to 6 engineers, usually in Austin',
  followedBy: [{ slug: 'bench-characterization' }, { slug: 'ate' }],
  keyBenefits: [
    {
      id: 'every-cell-has-an-answer',
      title: 'A clear status for the ship decision',
      description:
        'The matrix says pass, fail or not run; if not run, it gives the reason. Entries link to a log, a part number and a commit.',
    },
    {
      id: 'errata-with-a-reproducer',
      title: 'Software can move on before the respin',
      description:
        'An erratum states the shortest sequence that triggers it and the parts affected. Where a workaround exists, we have run it on those same parts.',
    },
    {
      id: 'failures-placed-on-the-wafer',
      title: 'Less time spent on the wrong cause',
      description:
        'Before we search the design for a bug, we plot the failing parts by die position. Patterns at the edge, in the center or in each reticle field point to manufacturing instead.',
    },
  ],
  whatWeOffer: [
    'Validation matrix traced to specification clauses',
    'Bare-metal test suites in C and test scripts in Python',
    'PCIe up to 4.0, DDR5, LPDDR5 and MIPI, with link and training stress',
    'Power-mode and clock-switching tests in random order',
    'Corner-lot testing across TT, FF, SS, FS and SF',
    'Wafer maps and bin Pareto charts',
    'Debug by scan dump, trace buffer and clock stepping',
    'Errata document and fix list for the next stepping',
  ],
  imageAlt:
    'Map of a round wafer divided into dies, which are marked by test bin, with one cluster of failing dies pointed out. A Pareto chart names the failing bins, counts the dies in them and adds the counts up.',
  caption:
    'Wafer sort results: a die goes into the bin of the first test it fails. Bars count failing dies by bin, and the line adds them up. A tight cluster points to local damage.',
  departmentContactPath: '/contact?department=silicon-validation',
}

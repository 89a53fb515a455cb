import type { ServiceText } from '#content/schema.ts'

export const siliconValidation: ServiceText = {
  name: 'Silicon validation',
  group: 'semiconductors',
  subcategory: 'silicon',
  title: 'Silicon validation',
  heroSubtitle:
    'Evidence that first silicon does what the specification says, and a named cause where it does not.',
  summary: 'Proof of what first silicon can do, and a fix list for the next stepping',
  overview:
    'The first parts are back, and the whole company asks whether the chip works. We turn the specification into a matrix of functions, interfaces, power modes and corners. Tests in C and Python then run through JTAG or the boot processor, on parts from several bins and splits. We reduce a failure to its shortest reproducer and trace it, together with your designers, to RTL, layout, package or board.',
  inputs: [
    'First silicon from several bins and splits',
    'Specification and suspected weak spots',
    'Wafer-sort data as STDF files',
  ],
  deliverables: [
    'Validation matrix, filled in',
    'Errata list with reproducers',
    'Test suites with source and logs',
    'Recommendation for the next stepping',
  ],
  notIncluded:
    'Parametric limits over voltage and temperature are measured in bench characterization, which you can order separately.',
  duration: '3 to 6 months',
  team: '3 to 6 engineers',
  followedBy: [{ slug: 'bench-characterization' }, { slug: 'ate' }],
  keyBenefits: [
    {
      id: 'every-cell-has-an-answer',
      title: 'A clear status for the ship decision',
      description:
        'Entries in the matrix read pass, fail, or not run with the reason. They link to a log, a part number and a commit.',
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
        'We plot bins by die position and separate edge, center and reticle patterns first. Only then do we call a failure random, or blame the design.',
    },
  ],
  whatWeOffer: [
    'Validation matrix traced to specification clauses',
    'C test suites for the subsystems, run without an operating system',
    'PCIe, DDR and MIPI validation with link and training stress',
    'Power-mode and clock-switching tests in random order',
    'Corner-lot testing across TT, FF, SS, FS and SF',
    'Wafer maps and bin Pareto charts from STDF files',
    'Debug by scan dump, trace buffer and clock stepping',
    'Errata document and fix list for the next stepping',
  ],
  imageAlt:
    'Map of a round wafer divided into dies, which are marked by test bin, with one cluster of failing dies pointed out. A Pareto chart names the failing bins, counts the dies in them and adds the counts up.',
  caption:
    'Wafer probe results: a die goes into the bin of the first test it fails. Bars count failing dies by bin, and the line adds them up. A tight cluster points to local damage.',
  departmentContactPath: '/contact?department=silicon-validation',
}

import type { ServiceText } from '#content/schema.ts'

export const siliconValidation: ServiceText = {
  name: 'Silicon validation',
  group: 'semiconductors',
  subcategory: 'silicon',
  title: 'Silicon validation',
  heroSubtitle:
    'Evidence that first silicon does what the specification says, and a named cause where it does not.',
  overview:
    'First silicon comes to us with its specification, the wafer-sort data and the weak spots your designers already suspect. The specification becomes a matrix of function, interface, power mode and corner; parametric limits are left to characterization. Tests in C and Python run through JTAG or the boot processor, on parts from several bins and splits. Every failure is reduced to its shortest reproducer and traced together with your team to RTL, layout, package or board. The project closes with the filled matrix, an errata list and a recommendation for the next stepping.',
  keyBenefits: [
    {
      id: 'every-cell-has-an-answer',
      title: 'Every cell has an answer',
      description:
        'Entries in the matrix read pass, fail, or not run with the reason, and link to a log, a part number and a commit.',
    },
    {
      id: 'errata-with-a-reproducer',
      title: 'Errata with a reproducer',
      description:
        'An erratum states the shortest sequence that triggers it, the parts affected, and a workaround run on those same parts, where one exists.',
    },
    {
      id: 'failures-placed-on-the-wafer',
      title: 'Failures placed on the wafer',
      description:
        'Bins are plotted by die position. Edge, center and reticle patterns are separated out before any failure is called random.',
    },
  ],
  whatWeOffer: [
    'Validation matrix traced to specification clauses',
    'C test suites per subsystem, run without an operating system',
    'PCIe, DDR and MIPI validation with link and training stress',
    'Power-mode and clock-switching tests in random order',
    'Corner-lot testing across TT, FF, SS, FS and SF',
    'Wafer maps and bin Pareto charts from STDF files',
    'Debug by scan dump, trace buffer and clock stepping',
    'Errata document and fix list for the next stepping',
  ],
  imageAlt:
    'Map of a round wafer divided into dies, each marked by its test bin, with one cluster of failing dies pointed out. A Pareto chart names the failing bins, counts the dies in each and adds them up.',
  caption:
    'Probe test of one wafer; a die falls into the bin of the first test it fails. Bars count the failing dies of each bin, the line adds them up. Computed from a defect model with an edge, a spot, a reticle site and chance.',
  departmentContactPath: '/contact?department=silicon-validation',
}

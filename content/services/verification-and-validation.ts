import type { ServiceText } from '#content/schema.ts'

export const verificationAndValidation: ServiceText = {
  name: 'Verification and validation',
  group: 'embedded',
  subcategory: 'assurance',
  title: 'Verification and validation',
  heroSubtitle: 'Test evidence for safety-related software, traced from requirement to result and back.',
  overview:
    'Before anyone writes a test, we review your requirements; one that can be read in two ways goes back with a question. Architecture, code and the integrity level (ASIL, SIL, DAL or software safety class) complete the input. Tests run on the host, on the target and against a plant model, with structural coverage to the depth the level demands; validation repeats the intended use on the finished product. Your ALM tool receives specifications, results and the links between them. Testers report defects and never repair the code they test.',
  keyBenefits: [
    {
      id: 'no-orphans-in-the-trace',
      title: 'No orphans in the trace',
      description:
        'A script reads the export from Polarion, DOORS or Jama and lists requirements without a test and tests without a requirement.',
    },
    {
      id: 'coverage-gaps-are-argued',
      title: 'Coverage gaps are argued',
      description:
        'Statements, branches and MC/DC pairs not reached are listed one by one, each with a new test or a justification.',
    },
    {
      id: 'tool-confidence-on-file',
      title: 'Tool confidence on file',
      description:
        'Tools whose output nobody checks by hand are classified under ISO 26262-8 or DO-330 before their results count.',
    },
  ],
  whatWeOffer: [
    'Verification plan for ISO 26262, IEC 61508, DO-178C or IEC 62304',
    'Requirement review against EARS patterns',
    'Unit tests in VectorCAST, LDRA or Cantata',
    'Back-to-back runs of Simulink model and generated code',
    'Closed-loop rigs on dSPACE, NI or Vector hardware',
    'MC/DC on target, instrumented or from Lauterbach trace',
    'Bidirectional trace matrix exchanged as ReqIF',
  ],
  imageAlt:
    'V-model: system, software, architecture and unit design descend on the left to the code, and unit tests, integration, software tests and validation rise on the right. Dashed links give how many items of a level have a test; one requirement is traced down and up again, and one without a test is marked.',
  caption:
    'A tick for every item on the left and every test on the right; dashed links say how many items of a level have a test. Computed from an illustrative export of items and links.',
  departmentContactPath: '/contact?department=embedded-vv',
}

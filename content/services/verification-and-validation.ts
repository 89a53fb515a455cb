import type { ServiceText } from '#content/schema.ts'

export const verificationAndValidation: ServiceText = {
  name: 'Verification and validation',
  group: 'embedded',
  subcategory: 'assurance',
  title: 'Verification and validation',
  heroSubtitle:
    'Safety-related software tested with evidence an assessor can follow, from requirement to result.',
  summary: 'Traceable test evidence for software under ISO\u00a026262, DO-178C or IEC\u00a062304',
  overview:
    'An assessment can fail even though the software works: a requirement nobody tested, or a test nobody can trace. We review your requirements first and send ambiguous ones back with a question. If old code has none, we draft them from its behavior, and you confirm them. Then we test on a PC (host), on your hardware (target) and against a model of the system it controls (plant model), with the code coverage your standard requires. Our testers report to their own lead and have written none of the code. Validation exercises the finished product as it will be used.',
  inputs: [
    'Requirements and software architecture',
    'Source code and build environment',
    'Integrity level: ASIL, SIL, DAL or software safety class',
    'Target hardware or a plant model',
  ],
  deliverables: [
    'Requirement review with open questions',
    'Test specifications and results in your ALM tool',
    'Structural coverage report',
    'Trace matrix from requirement to result, as ReqIF',
  ],
  notIncluded:
    'Repair of the defects we report, which stays with your developers, and the assessment, which your assessor or authority does.',
  duration: '4 to 9 months',
  team: '2 to 5 engineers',
  followedBy: [{ slug: 'cyber-security' }],
  keyBenefits: [
    {
      id: 'no-orphans-in-the-trace',
      title: 'Untested requirements found early',
      description:
        'A script reads the export from Polarion, DOORS or Jama and lists requirements without a test and tests without a requirement. You see the list weekly, long before the assessor does.',
    },
    {
      id: 'coverage-gaps-are-argued',
      title: 'Fewer questions at the assessment',
      description:
        'For each statement, branch or MC/DC condition that no test covers, you get a new test or a written reason. The assessor finds the answer beside the gap.',
    },
    {
      id: 'tool-confidence-on-file',
      title: 'Tools your assessor can accept',
      description:
        'We determine the confidence level of a tool under ISO\u00a026262-8, or its qualification level under DO-178C and DO-330. If the tool needs qualification, we qualify it before we rely on its output.',
    },
  ],
  whatWeOffer: [
    'Verification plan for ISO\u00a026262, IEC\u00a061508, DO-178C or IEC\u00a062304',
    'Work products for Automotive SPICE SWE.4 to SWE.6, SYS.4 and SYS.5',
    'Unit tests in VectorCAST, LDRA or Cantata, on our licenses or yours',
    'Back-to-back tests of Simulink model and generated code',
    'Hardware-in-the-loop rigs for your site: dSPACE, NI or Vector',
    'MC/DC on target, instrumented or from Lauterbach trace',
    'Regression by the month: later releases tested and traced again',
  ],
  imageAlt:
    'V-model: user needs, software, architecture and unit design step down on the left to the code; unit tests, integration, software tests and validation rise on the right. Dashed links between the arms count the items that have a test. One user need is traced down and up again, and one requirement without a test is marked.',
  caption:
    'Ticks on the left are user needs, requirements and design items, on the right their tests. The line follows one user need down to a unit and back up. The copper tick is a requirement without a test.',
  departmentContactPath: '/contact?department=embedded-vv',
}

import type { ServiceText } from '#content/schema.ts'

export const qualityAssurance: ServiceText = {
  name: 'Quality Assurance',
  group: 'software',
  subcategory: 'quality-and-delivery',
  title: 'Quality Assurance',
  heroSubtitle: 'Automated test suites with a time budget, and defect reports a developer can reproduce.',
  overview:
    'Give us a build, its acceptance criteria and the defects that reached users in the past year. Those defects show which layer missed them, and so decide where tests are added: unit, contract, interface or exploratory session. Every layer gets a time budget, because a suite that runs all night is soon skipped. Test code and data generators go into your repository, defects into your tracker. Whether to release remains your decision.',
  keyBenefits: [
    {
      id: 'run-times-have-budgets',
      title: 'Run times have budgets',
      description:
        'Each layer has a limit in the pipeline. A change that exceeds it fails, even if all assertions pass.',
    },
    {
      id: 'suites-that-catch-mutants',
      title: 'Suites that catch mutants',
      description:
        'Stryker or PIT seeds small faults in the code, and the share that the tests detect is reported per module.',
    },
    {
      id: 'every-defect-seen-twice',
      title: 'Every defect seen twice',
      description:
        'A second tester repeats the steps on the stated build before the report is filed, with a Playwright trace or video.',
    },
  ],
  whatWeOffer: [
    'Risk-based test strategy following ISO/IEC/IEEE 29119',
    'Browser automation in Playwright or Selenium',
    'Mobile runs in Appium on physical devices',
    'Consumer-driven contract tests with Pact',
    'Load and soak tests in k6, JMeter or Gatling',
    'Accessibility audit with axe-core, NVDA and VoiceOver',
    'Synthetic test data, free of production records',
    'Escaped-defect analysis by layer and cause',
  ],
  imageAlt:
    'Test pyramid in layers from unit tests at the base to interface tests at the top; the width of a layer stands for its number of tests. Beside it, on a scale in seconds, a line climbs through the layers, each within its time budget.',
  caption:
    'A layer is as wide as it has tests, and starts when the one below it has passed. Beside it, what it took of its budget. Simulated: durations spread log-normally, the next test goes to the first free worker.',
  departmentContactPath: '/contact?department=qa-testing',
}

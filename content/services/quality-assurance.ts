import type { ServiceText } from '#content/schema.ts'

export const qualityAssurance: ServiceText = {
  name: 'Quality Assurance',
  group: 'software',
  subcategory: 'quality-and-delivery',
  title: 'Quality Assurance',
  heroSubtitle: 'Regression tests that finish in minutes, and defect reports a developer can reproduce.',
  summary: 'A test suite that finishes in minutes, and defects your team can reproduce',
  overview:
    'When a test suite runs all night, people stop waiting for it and defects reach your users. We look first at the defects that escaped in the past year, because they show which layer of tests missed them. That tells us where tests are missing, and which tests cost more time than they are worth. Slow UI tests are moved to a lower layer, run in parallel or, with your consent, removed. The first new tests usually run in your pipeline within a month. Escaped defects are counted by release, so you see whether they become fewer.',
  inputs: [
    'A build and its acceptance criteria',
    'Defects that users reported in the past year',
    'Access to repository, pipeline and tracker',
  ],
  deliverables: [
    'Test strategy by risk and layer',
    'Automated tests in your repository',
    'Generators for synthetic test data',
    'Reproduced defects in your tracker',
  ],
  notIncluded:
    'Repairing the defects we find, and the decision to release. Both stay with your team. Penetration tests of applications.',
  duration: '3 to 6 months, then by the month',
  team: '2 to 5 test engineers',
  followedBy: [{ slug: 'cloud-architecture-and-engineering' }],
  keyBenefits: [
    {
      id: 'run-times-have-budgets',
      title: 'Feedback within minutes',
      description:
        'The layers, from unit to UI, have time limits. If a layer takes longer, we run it two more times. If the median of the three runs is above the limit, the change fails, even if all assertions pass. So the suite stays fast enough that developers keep running it.',
    },
    {
      id: 'suites-that-catch-mutants',
      title: 'Know which tests to trust',
      description:
        'Stryker or PIT inserts small faults into the code. The share that your tests detect shows how much a green run is worth. If a UI test changes its verdict on the same code, we find the cause, and repair the test or, with your consent, remove it.',
    },
    {
      id: 'every-defect-seen-twice',
      title: 'No time lost on vague reports',
      description:
        'A second tester repeats the steps on the stated build before we file a report. Developers receive the steps together with a Playwright trace or a video.',
    },
  ],
  whatWeOffer: [
    'Risk-based test strategy following ISO/IEC/IEEE\u00a029119',
    'Browser automation in Playwright or Selenium',
    'Mobile tests in Appium on physical devices',
    'Consumer-driven contract tests with Pact',
    'Load and soak tests in k6, JMeter or Gatling',
    'Accessibility audit with axe-core, NVDA and VoiceOver',
    'Synthetic test data, free of production records',
    'Manual testing before a release: web, mobile, desktop, Salesforce',
  ],
  imageAlt:
    'Test pyramid in layers from unit tests at the base to UI tests at the top; the width of a layer stands for its number of tests. Beside it, on a scale in seconds, a line climbs through the layers, within the time limit of each.',
  caption:
    'On the left, how many tests a layer has; on the right, when it runs and how much of its time limit it uses. The few UI tests at the top take longest, even with {parallel} running in parallel.',
  departmentContactPath: '/contact?department=qa-testing',
}

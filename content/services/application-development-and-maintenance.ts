import type { ServiceText } from '#content/schema.ts'

export const applicationDevelopmentAndMaintenance: ServiceText = {
  name: 'Application Development and Maintenance',
  group: 'software',
  subcategory: 'applications',
  title: 'Application Development and Maintenance',
  heroSubtitle:
    'Web, mobile and back-end applications, built new or taken over, released on a fixed calendar.',
  overview:
    'Either a product idea with its users or an application whose authors have left is a fair place to begin. We make an inherited system build, cover with tests the paths that earn money, and write down what it does. New features travel on a release train: small pull requests, a second reader, a feature flag, a date. Source, build scripts and decision records live in your repository from the first commit, so changing supplier means revoking accounts. We decline code that you cannot show the right to modify.',
  keyBenefits: [
    {
      id: 'lead-time-on-record',
      title: 'Lead time on record',
      description:
        'Commit and deployment timestamps come from Git and the pipeline; lead time and change failure rate are published per release.',
    },
    {
      id: 'dependencies-have-end-dates',
      title: 'Dependencies have end dates',
      description:
        'A list gives each library and runtime with its end-of-support date, and the upgrade is on the calendar before it.',
    },
    {
      id: 'the-repository-is-yours',
      title: 'The repository is yours',
      description:
        'Commits land in your Git organization under named accounts, and a build from it needs nothing stored with us.',
    },
  ],
  whatWeOffer: [
    'Takeover audit: build, tests, licenses, secrets, open CVEs',
    'Web clients in React or Angular, checked against WCAG 2.2',
    'Services in Java, .NET, Go or Node with OpenAPI contracts',
    'Mobile apps in Swift, Kotlin or Flutter',
    'Schema migrations in expand and contract steps, without downtime',
    'Legacy replacement module by module, strangler fig pattern',
    'Maintenance by severity, with response and fix targets',
  ],
  imageAlt:
    'Release train on a calendar in weeks: features board until a cutoff, pass test and staging, and leave on fixed dates. A span marks the lead time from commit to release.',
  caption:
    'Each dot is a feature at the time of its commit. It boards the train whose cutoff it meets, and runs in production from the release. Lead time is counted from commit to release, as DORA does. Simulated commits on working days.',
  departmentContactPath: '/contact?department=app-dev-maintenance',
}

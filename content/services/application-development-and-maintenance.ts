import type { ServiceText } from '#content/schema.ts'

export const applicationDevelopmentAndMaintenance: ServiceText = {
  name: 'Application Development and Maintenance',
  group: 'software',
  subcategory: 'applications',
  title: 'Application Development and Maintenance',
  heroSubtitle: 'Web, mobile and back-end software, built new or taken over, released on fixed dates.',
  summary: 'New applications, or yours taken over and maintained, with releases on fixed dates',
  overview:
    'You have a product idea and no team to build it, or the developers who wrote your application have left. A new product begins with user stories and a clickable draft, which your users try before we write code. Your users get a first usable version after 8 to 12 weeks. A takeover begins with building, deploying and restoring the system together with your people. We then list its risks, write tests for the parts that earn money, and document what these parts do. In both cases, features ship on fixed release dates. Small pull requests, a second reviewer and feature flags keep the risk low.',
  inputs: [
    'Product idea, or the application as it is',
    'Source code that you have the right to modify',
    'Access to build, hosting and issue tracker',
    'Product owner who sets priorities',
  ],
  deliverables: [
    'Tested releases with release notes',
    'Source code and build scripts in your repository',
    'Decision records and a runbook',
    'Monthly report on lead time and failures',
  ],
  notIncluded:
    'Hosting, app store fees, and repairs later than 90 days after acceptance, unless you order maintenance.',
  duration: '3 to 12 months, then maintenance by the month',
  team: '3 to 6 developers',
  followedBy: [{ slug: 'quality-assurance' }, { slug: 'cloud-architecture-and-engineering' }],
  keyBenefits: [
    {
      id: 'lead-time-on-record',
      title: 'Features reach users on schedule',
      description:
        'When a date is at risk, the date stays and a feature moves to the next release; you decide which. Each month we report lead time and change failure rate from Git, pipeline and incident records, so you see whether delivery gets faster and fails less often.',
    },
    {
      id: 'dependencies-have-end-dates',
      title: 'No emergency upgrades',
      description:
        'A list shows when support ends for the libraries and runtimes you use. We upgrade before those dates, so that a security fix can be installed at once. Urgent fixes pass the same tests and go out alone, without waiting for a release.',
    },
    {
      id: 'the-repository-is-yours',
      title: 'Free to change supplier',
      description:
        'Commits land in your Git organization under named accounts, and a build needs nothing stored with us. If you change supplier, you revoke our access and keep code, builds and runbook.',
    },
  ],
  whatWeOffer: [
    'Takeover audit: build, tests, licenses, secrets, open CVEs',
    'Web clients in React or Angular, checked against WCAG 2.2',
    'Services in Java, .NET, PHP, Python, Go or Node with OpenAPI contracts',
    'Mobile apps in Swift, Kotlin or Flutter',
    'Schema migrations in expand and contract steps, without downtime',
    'Visual Basic, Delphi or Oracle Forms replaced module by module',
    'Maintenance: response and fix targets by severity, monitoring, updates',
    'User stories and clickable drafts, written with your product owner',
  ],
  imageAlt:
    'Release train on a calendar in weeks: features board until a cutoff, pass test and staging, and go live on fixed dates. A span marks the lead time from commit to release.',
  caption:
    'Each dot is a feature on the day of its commit. It ships with the first release whose cutoff it meets. Lead time, commit to production, is a metric of DORA (DevOps Research and Assessment).',
  departmentContactPath: '/contact?department=app-dev-maintenance',
}

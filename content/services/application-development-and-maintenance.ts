import type { ServiceText } from '#content/schema.ts'

export const applicationDevelopmentAndMaintenance: ServiceText = {
  name: 'Application Development and Maintenance',
  group: 'software',
  subcategory: 'applications',
  title: 'Application Development and Maintenance',
  heroSubtitle: 'Web, mobile and back-end software, built new or taken over, released on fixed dates.',
  summary: 'New applications, or yours taken over and maintained, with releases on fixed dates',
  overview:
    'Perhaps the developers who wrote your application have left, or you have a product idea and no team to build it. We make an inherited system build again, cover the parts that earn money with tests, and document what it does. New features ship on fixed release dates. Small pull requests, a second reviewer and feature flags keep the risk low. You own the repository from the first commit.',
  inputs: [
    'Product idea, or the application as it is',
    'Source code that you have the right to modify',
    'Access to build, hosting and issue tracker',
    'Product owner who sets priorities',
  ],
  deliverables: [
    'Tested releases on agreed dates',
    'Source code and build scripts in your repository',
    'Decision records and a runbook',
    'Monthly report on lead time and failures',
  ],
  notIncluded:
    'Hosting and app store fees are yours, and we cannot work on code that you have no right to modify.',
  duration: '3 to 12 months, then maintenance by the month',
  team: '3 to 6 developers',
  followedBy: [{ slug: 'quality-assurance' }, { slug: 'cloud-architecture-and-engineering' }],
  keyBenefits: [
    {
      id: 'lead-time-on-record',
      title: 'Features reach users on schedule',
      description:
        'Releases leave on fixed dates. From Git and pipeline timestamps we report lead time and change failure rate, so you see whether delivery is getting faster or slower.',
    },
    {
      id: 'dependencies-have-end-dates',
      title: 'No emergency upgrades',
      description:
        'A list shows when support ends for the libraries and runtimes you use. We schedule upgrades before those dates, so a security fix does not have to wait for one.',
    },
    {
      id: 'the-repository-is-yours',
      title: 'Free to change supplier',
      description:
        'Commits land in your Git organization under named accounts, and a build needs nothing stored with us. If you change supplier, you only have to revoke our access.',
    },
  ],
  whatWeOffer: [
    'Takeover audit: build, tests, licenses, secrets, open CVEs',
    'Web clients in React or Angular, checked against WCAG 2.2',
    'Services in Java, .NET, Go or Node with OpenAPI contracts',
    'Mobile apps in Swift, Kotlin or Flutter',
    'Schema migrations in expand and contract steps, without downtime',
    'Legacy replacement module by module (strangler fig pattern)',
    'Maintenance by severity, with response and fix targets',
  ],
  imageAlt:
    'Release train on a calendar in weeks: features board until a cutoff, pass test and staging, and go live on fixed dates. A span marks the lead time from commit to release.',
  caption:
    'Dots are features at the time of their commit; they leave with the first release whose cutoff they meet. Lead time, commit to production, is a metric of DORA (DevOps Research and Assessment).',
  departmentContactPath: '/contact?department=app-dev-maintenance',
}

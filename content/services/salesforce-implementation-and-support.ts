import type { ServiceText } from '#content/schema.ts'

export const salesforceImplementationAndSupport: ServiceText = {
  name: 'Salesforce Implementation and Support',
  group: 'software',
  subcategory: 'applications',
  title: 'Salesforce Implementation and Support',
  heroSubtitle:
    'Salesforce configured, integrated and supported from lead to cash, with changes tested before they go live.',
  summary: 'A Salesforce org that follows your sales process, with data migrated and staff trained',
  overview:
    'Sales teams go back to spreadsheets when the CRM does not match the way they sell. We sit down with your sales operations and draw the path from lead to invoice, with approvals and exceptions. You then decide with us what standard features cover, what needs a Flow and what justifies custom code. Developers build in scratch orgs and test in a sandbox with masked data. Support after go-live follows the same route.',
  inputs: [
    'Your sales process, from lead to invoice',
    'Export from the current CRM or spreadsheets',
    'Interfaces of order, ERP and billing systems',
    'Administrator access to your Salesforce org',
  ],
  deliverables: [
    'Configured and tested Salesforce org',
    'Metadata repository in Git',
    'Data migration report',
    'Training for administrators and users',
  ],
  notIncluded:
    'You buy licenses from Salesforce directly; we advise on editions but neither negotiate nor resell.',
  duration: '3 to 6 months, then support by the month',
  team: '2 to 4 consultants and developers',
  followedBy: [{ slug: 'data-analytics-ai-and-machine-learning' }, { slug: 'quality-assurance' }],
  keyBenefits: [
    {
      id: 'counts-and-sums-reconcile',
      title: 'No records lost in migration',
      description:
        'After a load we compare record counts and currency totals with the source, object by object. Differences are listed with their external IDs, so you can decide about them one by one.',
    },
    {
      id: 'configuration-before-code',
      title: 'Less custom code to maintain',
      description:
        'We try standard features and Flow first. The header of an Apex class names the requirement that needed it, so you can retire the class when Salesforce adds the feature.',
    },
    {
      id: 'production-changes-by-pipeline',
      title: 'Fewer surprises after a release',
      description:
        'Changes reach production through Git only, after a review and a sandbox test. The Setup Audit Trail shows it: during the project, only the deployment user changes metadata.',
    },
  ],
  whatWeOffer: [
    'Sales Cloud, Service Cloud and Experience Cloud configuration',
    'Quote to order in Revenue Cloud or existing CPQ',
    'Apex and Lightning Web Components, tested in 200-record batches',
    'Integration through Platform Events, Bulk API 2.0 or MuleSoft',
    'Data migration with deduplication and external IDs',
    'Sharing model review: role hierarchy, permission sets, field access',
    'Regression tests on the sandbox preview of seasonal releases',
    'Administrator training in your own org',
  ],
  imageAlt:
    'State flow from lead through opportunity, quote, order and invoice to payment, with the condition for each transition. Side exits show disqualified leads, lost deals and canceled orders; a strip below divides the days to payment by state.',
  caption:
    'Of a thousand leads, how many reach a state and how many days they stay. Copper shows where the others leave. The strip shows where the days until payment go.',
  departmentContactPath: '/contact?department=salesforce-services',
}

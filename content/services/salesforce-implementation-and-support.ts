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
    'Sales teams go back to spreadsheets when the CRM does not match the way they sell. We sit down with your sales operations and draw the path from lead to invoice, with approvals and exceptions. You then decide with us what standard features cover, what needs a Flow (automation built without code) and what justifies custom code (Apex). Developers build in temporary test orgs (scratch orgs) and test in a sandbox with masked data. After go-live, we repair defects at our cost for 90 days. Changes under monthly support take the same path.',
  inputs: [
    'Your sales process as it is today',
    'Export from the current CRM or spreadsheets',
    'Interfaces of ERP and billing, such as SAP or NetSuite',
    'Administrator access to your org, if you have one',
  ],
  deliverables: [
    'Configured and tested Salesforce org',
    'Metadata repository in Git',
    'Data migration report',
    'Training for administrators and users',
    'Dashboard of how the org is used',
  ],
  notIncluded:
    'Licenses, which you buy from Salesforce: we advise on editions but neither negotiate nor resell. Also not included: AI agents built on Agentforce, and projects with Data 360 (formerly Data Cloud).',
  duration: '3 to 6 months, then support by the month',
  team: '2 to 4 consultants and developers',
  followedBy: [{ slug: 'data-analytics-ai-and-machine-learning' }, { slug: 'quality-assurance' }],
  keyBenefits: [
    {
      id: 'counts-and-sums-reconcile',
      title: 'No record lost unnoticed',
      description:
        'After a load, we compare external IDs, record counts and currency totals with the source, object by object. Differences are listed, so you can decide about them one by one.',
    },
    {
      id: 'configuration-before-code',
      title: 'Less custom code to maintain',
      description:
        'We try standard features and Flow first. The header of each Apex class names the requirement that needed it, so you can retire the class when Salesforce adds the feature.',
    },
    {
      id: 'production-changes-by-pipeline',
      title: 'Fewer surprises after a release',
      description:
        'Changes reach production through Git, after a review and a sandbox test. The few settings that Salesforce cannot deploy are made by hand from a checklist. The Setup Audit Trail of your org shows who made them.',
    },
  ],
  whatWeOffer: [
    'Sales Cloud, Service Cloud and Experience Cloud configuration',
    'Quote to order in Revenue Cloud or existing CPQ',
    'Apex tested in 200-record batches, Lightning Web Components in Jest',
    'Integration through Platform Events, Bulk API 2.0 or MuleSoft',
    'Data migration with deduplication and trial loads',
    'Review of an existing org: access rights, old automation, unused fields',
    'Regression tests on the sandbox preview of seasonal releases',
    'Support by the month: tickets with response times, small changes, user accounts',
  ],
  imageAlt:
    'State flow from lead through opportunity, quote, order and invoice to payment, with the condition for each transition. Side exits show disqualified leads, lost deals, canceled orders and invoices written off; a strip below divides the days to payment by state.',
  caption:
    'The chart follows {leads} leads: how many reach each state and how many days they wait there. The bar counts the days of all versions of a quote, the state those of one version. Copper arrows are leads that drop out. We configure these states, conditions and exits with you.',
  departmentContactPath: '/contact?department=salesforce-services',
}

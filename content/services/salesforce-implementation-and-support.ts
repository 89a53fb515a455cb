import type { ServiceText } from '#content/schema.ts'

export const salesforceImplementationAndSupport: ServiceText = {
  name: 'Salesforce Implementation and Support',
  group: 'software',
  subcategory: 'applications',
  title: 'Salesforce Implementation and Support',
  heroSubtitle:
    'Salesforce configured, integrated and maintained from lead to cash, with every change in Git.',
  overview:
    'Describe how a lead becomes an invoice today, with the spreadsheets, approvals and order systems as they really are. We draw the states with your sales operations and settle which transitions are standard, which need a Flow and which few deserve Apex. Developers build in scratch orgs, testers work on masked data in a sandbox, and Git feeds every deployment. At go-live you own the org, the metadata repository and the migration report. Support afterwards takes the same route: a ticket, a sandbox, a commit. Negotiating licenses is left to you and Salesforce.',
  keyBenefits: [
    {
      id: 'counts-and-sums-reconcile',
      title: 'Counts and sums reconcile',
      description:
        'After each load, record counts and currency totals per object are set against the source. Each difference carries its external ID.',
    },
    {
      id: 'configuration-before-code',
      title: 'Configuration before code',
      description:
        'Standard features and Flow are tried first. The header of each Apex class names the requirement they could not meet.',
    },
    {
      id: 'production-changes-by-pipeline',
      title: 'Production changes by pipeline',
      description:
        'Nobody edits production by hand during the project: the Setup Audit Trail shows changes by the deployment user only.',
    },
  ],
  whatWeOffer: [
    'Sales Cloud, Service Cloud and Experience Cloud configuration',
    'Quote to order in Revenue Cloud or existing CPQ',
    'Apex and Lightning Web Components, tested in 200-record batches',
    'Integration by Platform Events, Bulk API 2.0 or MuleSoft',
    'Data migration with deduplication and external IDs',
    'Sharing model review: role hierarchy, permission sets, field access',
    'Regression run on the sandbox preview of each seasonal release',
    'Administrator training on your own org',
  ],
  imageAlt:
    'State flow from lead through opportunity, quote, order and invoice to payment, with the condition written on each transition. Side exits lead to lost deals and returned orders; a strip below divides the days to payment by state.',
  caption:
    'Each way has its condition; what does not meet it leaves. In a state: how many of a thousand leads reach it, and their mean stay. The strip is the time of those that are paid; a revised quote starts anew. Computed from illustrative rates.',
  departmentContactPath: '/contact?department=salesforce-services',
}

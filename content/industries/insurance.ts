import type { Industry } from '#content/schema.ts'

export const insurance: Industry = {
  slug: 'insurance',
  name: 'Insurance',
  title: 'Insurance',
  subtitle:
    'Policy, rating and claims systems that reproduce every premium and every payment from stored inputs.',
  summary:
    'Claims, policy administration and rating, with ACORD interfaces and figures an actuary can recompute.',
  overview: {
    title: 'A claim is a state machine',
    text: 'From notice of loss to recovery, a claim passes coverage check, triage, adjustment and settlement, and each transition has an owner, a deadline and a document. To change such a system you give us product definitions, rate tables, interface agreements and an anonymized book of policies. Our engineers return services with ACORD messages at the border, migration runs reconciled policy by policy, and reporting data for IFRS 17 and Solvency II. Tariffs, reserves and coverage rules remain with your actuaries and adjusters; the software applies them and records which version it applied.',
  },
  offerings: [
    {
      id: 'first-notice-of-loss',
      title: 'First notice of loss',
      description:
        'Web form, phone desk and repair shop write the same structured record with ACORD code lists. Photos and documents are stored unaltered, with hash and time stamp.',
    },
    {
      id: 'policy-migration',
      title: 'Policy migration',
      description:
        'Contracts in force move in rehearsed runs. Premium, term and coverage are compared before and after; no difference goes live without a reason on file.',
    },
    {
      id: 'rating-engine-tests',
      title: 'Rating engine tests',
      description:
        'The filed rate manual becomes a regression suite: boundary ages, territories, rounding steps, order of discounts. Every case cites the page it comes from.',
    },
    {
      id: 'acord-interfaces',
      title: 'ACORD interfaces',
      description:
        'AL3 and P&C XML for agencies, GRLC messages for reinsurers, all mapped in one versioned dictionary. Partners get a test endpoint and samples of accepted and rejected messages.',
    },
    {
      id: 'ifrs-17-and-solvency-ii-data',
      title: 'IFRS 17 and Solvency II data',
      description:
        'Groups of contracts and their cash flows are loaded with lineage. Quantitative reporting templates are validated against the EIOPA XBRL taxonomy before they are filed.',
    },
    {
      id: 'triage-with-reasons',
      title: 'Triage with reasons',
      description:
        'A model proposes a route for the claim and stores features, version and threshold. The adjuster sees all three and can overrule it; overrules are reviewed before the next release.',
    },
  ],
  imageAlt:
    'Claims flow as a state diagram: notice of loss, coverage check, triage, adjustment, settlement and recovery, with branches for rejection and manual review. The trace is the route of one claim.',
  caption:
    'The states of one claim, from notice to recovery, and the events between them. Adjustment and review are decisions of people.',
}

import type { Industry } from '#content/schema.ts'

export const insurance: Industry = {
  slug: 'insurance',
  name: 'Insurance',
  title: 'Insurance',
  subtitle:
    'For property and casualty insurers: claims systems that can explain a payment years later, policy migration and rating tests.',
  summary:
    'Claims systems, policy migration and rating tests, with ACORD interfaces and figures an actuary can check.',
  overview: {
    title: 'Claims you can still explain in ten years',
    text: 'Years after a claim is paid, an auditor or a court may ask why, and under which version of the rules. We build claims systems that store each decision with its reason and the rules that applied. If you already have a claims system, we read its interface documents first. Then we tell you what we can extend: its API, its database, or its source code if your license lets you change it. We do not build systems for policy administration or rating; we migrate policies into your system and test your premiums. Such a project usually takes four to nine months with three to six engineers. For development, an anonymized set of your policies is enough. Real policyholder data stays on your servers, where only named people have access. For insurers in the EU, we accept the audit and exit clauses of the Digital Operational Resilience Act (DORA).',
  },
  notIncluded:
    'We do not cover life and health insurance. Tariffs, reserves and coverage rules remain with your actuaries and adjusters.',
  firstStep:
    'In two weeks at a fixed price, one engineer reviews your claims system, migration plan or rating engine and gives you a written list of findings and an estimate.',
  services: [
    { slug: 'data-analytics-ai-and-machine-learning' },
    { slug: 'salesforce-implementation-and-support' },
    { slug: 'application-development-and-maintenance' },
    { slug: 'quality-assurance' },
  ],
  offerings: [
    {
      id: 'first-notice-of-loss',
      title: 'First notice of loss',
      description:
        'The web form, the call center and the repair shop all write the same structured record, with ACORD code lists. Photos and documents are stored unaltered, with a hash and a timestamp.',
    },
    {
      id: 'policy-migration',
      title: 'Policy migration',
      description:
        'Policies in force move in rehearsed runs from your old system to the one you have bought. We compare premium, term and coverage before and after. A policy that differs goes live only with a documented reason.',
    },
    {
      id: 'rating-engine-tests',
      title: 'Rating engine tests',
      description:
        'We turn your rate manual (in North America, the one you filed) into a regression suite. It covers boundary ages, territories, rounding steps and the order of discounts, and test cases cite the page they come from.',
    },
    {
      id: 'acord-interfaces',
      title: 'ACORD interfaces',
      description:
        'One versioned dictionary maps your data to AL3 and P&C XML for agencies in North America, and to GRLC for reinsurers worldwide. Partners get a test endpoint with examples of accepted and rejected messages.',
    },
    {
      id: 'ifrs-17-and-solvency-ii-data',
      title: 'IFRS 17 and Solvency II data',
      description:
        'We load groups of contracts and their cash flows into your IFRS 17 engine, and record the source of each figure. For Solvency II in the EU, quantitative reporting templates are validated against the EIOPA XBRL taxonomy before you file them.',
    },
    {
      id: 'triage-with-reasons',
      title: 'Claim triage with reasons',
      description:
        'A model proposes a route for the claim and stores its inputs, version and threshold. Adjusters see all three and can overrule the proposal. Before the next release, we go through the overruled proposals with your adjusters.',
    },
  ],
  imageAlt:
    'Claims flow as a state diagram: notice of loss, coverage check, triage, adjustment, settlement and recovery, with branches for rejection and manual review. The trace is the route of one claim.',
  caption:
    'The line follows one claim from notice to recovery, with the events that trigger each step. People confirm each rejection, decide at review and at adjustment, and can overrule triage. Adjustment sets the reserve; settlement pays from it and releases the rest.',
}

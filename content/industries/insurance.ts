import type { Industry } from '#content/schema.ts'

export const insurance: Industry = {
  slug: 'insurance',
  name: 'Insurance',
  title: 'Insurance',
  subtitle: 'Policy, rating and claims systems that can reproduce a premium or a payment years later.',
  summary:
    'Claims, policy administration and rating, with ACORD interfaces and figures an actuary can check.',
  overview: {
    title: 'Claims you can still explain in ten years',
    text: 'Years after a claim is paid, an auditor or a court may ask why, and under which version of the rules. We build claims systems, or extend the one you have, so that they record both from the notice of loss to recovery. Around them, we migrate policies with proof, test rating engines against the filed manual, and connect agencies and reinsurers through ACORD messages. The same data feed your reports under IFRS 17 and Solvency II. For development and tests, an anonymized book of policies is enough.',
  },
  notIncluded:
    'Tariffs, reserves and coverage rules remain with your actuaries and adjusters; our software applies them and records the version.',
  firstStep:
    'In two weeks at a fixed price, one engineer checks your rating engine against part of the filed manual and gives you a written list of findings and an estimate.',
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
        'Web form, phone desk and repair shop write the same structured record with ACORD code lists. Photos and documents are stored unaltered, with a hash and a timestamp.',
    },
    {
      id: 'policy-migration',
      title: 'Policy migration',
      description:
        'Policies in force move in rehearsed runs. We compare premium, term and coverage before and after, and a difference needs a documented reason before it goes live.',
    },
    {
      id: 'rating-engine-tests',
      title: 'Rating engine tests',
      description:
        'The filed rate manual becomes a regression suite for boundary ages, territories, rounding steps and the order of discounts. Test cases cite the page they come from.',
    },
    {
      id: 'acord-interfaces',
      title: 'ACORD interfaces',
      description:
        'AL3 and P&C XML for agencies and GRLC messages for reinsurers are mapped in one versioned dictionary. Partners get a test endpoint with accepted and rejected messages.',
    },
    {
      id: 'ifrs-17-and-solvency-ii-data',
      title: 'IFRS 17 and Solvency II data',
      description:
        'We load groups of contracts and their cash flows with lineage. Quantitative reporting templates are validated against the EIOPA XBRL taxonomy before you file them.',
    },
    {
      id: 'triage-with-reasons',
      title: 'Claim triage with reasons',
      description:
        'A model proposes a route for the claim and stores its inputs, version and threshold. Adjusters see all three and can overrule it. We review the overruled proposals before the next release.',
    },
  ],
  imageAlt:
    'Claims flow as a state diagram: notice of loss, coverage check, triage, adjustment, settlement and recovery, with branches for rejection and manual review. The trace is the route of one claim.',
  caption:
    'The line follows one claim from notice to recovery, with the events that move it on. People decide at adjustment, which sets the reserve, and at review. Settlement releases the reserve.',
}

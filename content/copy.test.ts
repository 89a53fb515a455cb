// Promises about the copy that a program can check.
import { describe, expect, it } from 'vitest'
import { site } from './default-content.ts'
import { industries } from './industries.ts'
import { services } from './services.ts'

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf)

/** Without captions, durations and team sizes, which several pages may share. */
const pages = [...services, ...industries].map((page) => ({ ...page, caption: '', duration: '', team: '' }))
const sentencesOf = (text: string) =>
  text.split(/(?<=[.:;])\s+/).filter((sentence) => sentence.split(' ').length > 3)

describe('copy', () => {
  it('has three benefits and seven or eight offers for each service, six offerings for each industry', () => {
    for (const { slug, keyBenefits, whatWeOffer } of services) {
      expect(keyBenefits, `keyBenefits of ${slug}`).toHaveLength(3)
      expect([7, 8], `length of whatWeOffer of ${slug}`).toContain(whatWeOffer.length)
    }
    for (const { slug, offerings } of industries) expect(offerings, slug).toHaveLength(6)
  })

  it('says in one line what each service is, and it links services and industries to each other', () => {
    const slugs = new Set(services.map(({ slug }) => slug))
    for (const { slug, summary, inputs, deliverables, notIncluded, followedBy } of services) {
      expect(summary.length, slug).toBeGreaterThan(20)
      expect(summary.length, slug).toBeLessThanOrEqual(90)
      expect(Math.min(inputs.length, deliverables.length), slug).toBeGreaterThanOrEqual(3)
      expect(notIncluded, slug).not.toBe('')
      expect(notIncluded, slug).not.toMatch(/by the month|be booked|We do /)
      expect(followedBy.length, slug).toBeGreaterThan(0)
      for (const next of followedBy) expect([...slugs].filter((each) => each !== slug)).toContain(next.slug)
    }
    const used = new Set(industries.flatMap((industry) => industry.services.map((service) => service.slug)))
    for (const slug of used) expect(slugs).toContain(slug)
    expect(used.size, 'the services of the specification').toBeGreaterThanOrEqual(28)
  })

  it('offers each industry the first review of the services page, in one sentence', () => {
    for (const { slug, firstStep } of industries) {
      for (const term of ['two weeks', 'one engineer', 'fixed price', 'written list of findings', 'estimate'])
        expect(firstStep, slug).toContain(term)
      expect(sentencesOf(firstStep), slug).toHaveLength(1)
    }
  })

  it('repeats nothing', () => {
    const seen = new Map<string, string>()
    for (const page of pages) {
      for (const sentence of new Set(textsOf(page).flatMap(sentencesOf))) {
        const advice = `"${sentence}" is also on ${page.name}: reword one, or add its field to \`pages\` above if several may share it`
        expect(seen.get(sentence), advice).toBeUndefined()
        seen.set(sentence, page.name)
      }
    }
  })

  it('keeps standards on one line with their numbers, which say nothing alone', () => {
    const apart = /\b(?:ISO|IEC|IEEE|TS|RFC|EN|TR) \d\S*|PCI (?:DSS|PTS)/
    for (const text of textsOf(site)) expect(apart.exec(text)?.[0]).toBeUndefined()
  })

  it('contains no empty marketing words', () => {
    const empty =
      /cutting.edge|unlock|seamless|world.class|leverag|robust|end.to.end|empower|journey|comprehensive|state.of.the.art|best.in.class|holistic|tailored/i
    for (const text of textsOf(site)) expect(text).not.toMatch(empty)
  })
})

describe('facts that engineers check', () => {
  const textOf = (slug: string) =>
    textsOf([...services, ...industries].find((page) => page.slug === slug)).join('\n')

  it.each([
    ['dft', 'Design for test (DFT)'],
    ['ate', 'Automatic test equipment (ATE)'],
    ['synthesis-and-sta', 'static timing analysis (STA)'],
    ['rtl-design', 'Clock gating in RTL, power intent in UPF'],
    [
      'bench-characterization',
      'We measure the losses of the board on a test strip of the same board (coupon) and subtract them (de-embedding)',
    ],
    ['bare-metal-programming', '-fstack-usage in GCC or the linker reports of IAR and Arm Compiler'],
    // New projects use the newest edition.
    ['bare-metal-programming', 'MISRA C:2025'],
    ['cloud-architecture-and-engineering', 'with DNS in front, a load balancer in each region'],
    ['salesforce-implementation-and-support', 'canceled orders and invoices written off'],
    // The manufacturer declares conformity, with or without a body that assesses it (Regulation (EU) 2024/2847, Articles 28 and 32).
    ['cyber-security', 'The declaration of conformity, which you sign'],
    // What Physical design asks for.
    ['analog-and-mixed-signal', 'LEF and Liberty'],
    ['cyber-security', 'recovery, an image that is checked in the same way'],
    ['telecom-and-network', 'N2 to N6 in TS\u00a023.501'],
    // O-RAN manages a radio unit over the M-plane; O1 manages the other functions.
    ['telecom-and-network', 'the management interface (M-plane)'],
    // The drawing shows a star: no controller is connected to another.
    ['automotive', 'each of the four zone controllers has an Ethernet link to the central computer'],
    // With a single relay, a weld would heat whether the readback notices it or not.
    ['diagnostics', 'a heater with two relays'],
    // The system is verified against its requirements, and validated against the needs of its users.
    ['verification-and-validation', 'V-model: user needs, software'],
    // Not the first 90 days of the project.
    ['it-infrastructure', '3 to 8 months. For 90 days after acceptance, we repair defects'],
    // The times come from timers, which nobody waits for when a cable is pulled: its port goes down at once.
    ['it-infrastructure', 'when a link of that level fails. A pulled cable is often noticed sooner'],
    // Nobody has to accept a decision of this weight that a program made alone (Regulation (EU) 2016/679, Article 22).
    ['insurance', 'People confirm each rejection'],
    ['bfsi', 'Digital Operational Resilience Act (DORA'],
    ['application-development-and-maintenance', 'DORA (DevOps Research and Assessment)'],
  ])('%s says: %s', (slug, fact) => {
    expect(textOf(slug)).toContain(fact)
  })
})

// Promises about the copy that a program can check.
import { describe, expect, it } from 'vitest'
import { industries } from './industries.ts'
import { services } from './services.ts'

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf)

/** Without captions: more than one may say that a drawing is not to scale. */
const pages = [...services, ...industries].map((page) => ({ ...page, caption: '' }))
const sentencesOf = (text: string) =>
  text.split(/(?<=[.:;])\s+/).filter((sentence) => sentence.split(' ').length > 3)

describe('copy', () => {
  it('has three benefits and seven or eight offers for each service, six offerings for each industry', () => {
    for (const { keyBenefits, whatWeOffer } of services) {
      expect(keyBenefits).toHaveLength(3)
      expect([7, 8]).toContain(whatWeOffer.length)
    }
    for (const { offerings } of industries) expect(offerings).toHaveLength(6)
  })

  it('repeats nothing', () => {
    const seen = new Map<string, string>()
    for (const page of pages) {
      for (const sentence of new Set(textsOf(page).flatMap(sentencesOf))) {
        expect(seen.get(sentence), `"${sentence}" on ${page.name}`).toBeUndefined()
        seen.set(sentence, page.name)
      }
    }
  })

  it('contains no empty marketing words', () => {
    const empty =
      /cutting.edge|unlock|seamless|world.class|leverag|robust|end.to.end|empower|journey|comprehensive|state.of.the.art|best.in.class|holistic|tailored/i
    for (const page of pages) for (const text of textsOf(page)) expect(text).not.toMatch(empty)
  })
})

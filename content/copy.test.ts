// What is promised of the copy, as far as a program can read.
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
    for (const { keyBenefits, whatWeOffer } of services) {
      expect(keyBenefits).toHaveLength(3)
      expect([7, 8]).toContain(whatWeOffer.length)
    }
    for (const { offerings } of industries) expect(offerings).toHaveLength(6)
  })

  it('says nothing twice', () => {
    const seen = new Map<string, string>()
    for (const page of pages) {
      for (const sentence of new Set(textsOf(page).flatMap(sentencesOf))) {
        expect(seen.get(sentence), `"${sentence}" on ${page.name}`).toBeUndefined()
        seen.set(sentence, page.name)
      }
    }
  })

  it('has none of the words that say nothing', () => {
    const empty =
      /cutting.edge|unlock|seamless|world.class|leverag|robust|end.to.end|empower|journey|comprehensive|state.of.the.art|best.in.class|holistic|tailored/i
    for (const text of textsOf(site)) expect(text).not.toMatch(empty)
  })
})

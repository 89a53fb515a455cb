import { describe, expect, it } from 'vitest'
import { problemsIn } from './check-prose.ts'
import { textsIn } from './prose-texts.ts'

describe('the check of prose', () => {
  it.each([
    ['Merges both.', /“Merges”: say combine/],
    ['Merging both.', /“Merging”: say combine/],
    ['It was brought back.', /“brought back”: say restored/],
    ['Putting back the text.', /“Putting back”: say restore/],
    ['All entries.', /“entries”: say item/],
    ['Write one id.', /“id”: say ID/],
    ['One a line.', /“a line”: say per line/],
    ['New in the site.', /“in the site”: say on the site/],
    ['The link leads nowhere.', /“leads nowhere”: say has no link yet/],
    ['The colour is wrong.', /colour/],
    ['This is is wrong.', /is/],
    [`${'word '.repeat(31)}.`, /words in a sentence/],
  ])('finds what is wrong in “%s”', async (text, problem) => {
    expect((await problemsIn({ text, kind: 'panel' })).join('\n')).toMatch(problem)
  })

  it.each(['One ID per line.', 'It has an ID.', 'Combine both.', 'A stepper motor.', 'The crowd.'])(
    'finds nothing wrong in “%s”',
    async (text) => {
      expect(await problemsIn({ text, kind: 'panel' })).toEqual([])
    },
  )

  it('reads what a text says of none, one, several and something missing', () => {
    const copy = {
      count: (n: number) => (n === 0 ? 'None merges.' : n === 1 ? 'One merges.' : `${n} merge.`),
      of: (name?: string) => (name ? `All of ${name}` : 'Of nobody'),
      names: (names: readonly string[]) => `${names.join()}${names.length === 1 ? ' does' : ' do'}`,
      notice: (counts: { changed: number }) => ({ title: `${counts.changed.toFixed} changed` }),
    }
    const texts = textsIn(copy, '').map(({ place, text }) => `${place}: ${text}`)
    expect(texts).toEqual(
      expect.arrayContaining([
        'count: None merges.',
        'count: One merges.',
        'count: 2 merge.',
        'of: Of nobody',
        'names: Home does',
        'names: one,two do',
      ]),
    )
  })
})

import { expect, it } from 'vitest'
import { keysElsewhere } from './presence.ts'

const presence_ref = 'x'

it('finds the texts that other windows have open', () => {
  const state = {
    me: [{ presence_ref, text: 'mine' }],
    ann: [{ presence_ref, text: 'about.hero.title' }],
    bob: [
      { presence_ref, text: 'about.hero.title' },
      { presence_ref, text: 'home.hero.title' },
    ],
  }
  expect([...keysElsewhere(state, 'me')]).toEqual(['about.hero.title', 'home.hero.title'])
})

it('ignores everything but texts', () => {
  const odd = [undefined, null, 5, {}, ['about.hero.title'], true].map((text) => ({ presence_ref, text }))
  const state = Object.fromEntries([
    ['__proto__', [{ presence_ref, text: 'a' }]],
    ['ann', [{ presence_ref }, ...odd]],
  ])
  expect([...keysElsewhere(state, 'me')]).toEqual(['a'])
})

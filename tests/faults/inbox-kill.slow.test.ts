// No acknowledged message is lost, and none comes twice, when the server is killed again and again. The first round is in
// inbox-kill.test.ts.
import { afterAll, beforeAll, describe, it } from 'vitest'
import { InboxSite } from '#tests/support/server/inbox/inbox-site.ts'
import { roundsOfMessages } from '#tests/support/server/inbox/message-rounds.ts'
import { killRounds } from '#tests/support/server/moments.ts'

describe('kill -9 of the server and its database while messages arrive', () => {
  const runRound = roundsOfMessages()
  let inbox: InboxSite

  beforeAll(async () => {
    inbox = await InboxSite.start()
  })
  afterAll(() => inbox?.stop())

  it.each(killRounds.slice(1))('keeps each acknowledged message once, with its file, round %i', (round) =>
    runRound(inbox, round),
  )
})

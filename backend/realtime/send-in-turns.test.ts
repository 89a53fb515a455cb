import { expect, it } from 'vitest'
import { sendInTurns } from './send-in-turns.ts'

it('closes sockets that do not read before an event has gone to all channels', async () => {
  let unread = 0
  let mostUnread = 0
  const send = () => {
    mostUnread = Math.max(mostUnread, ++unread)
  }
  await sendInTurns(Array(1100).fill(send), () => {
    unread = 0
  })
  expect(mostUnread).toBe(200)
  expect(unread).toBe(0)
})

import { expect, it } from 'vitest'
import { sendInTurns } from './send-in-turns.ts'

it('closes sockets that do not read before an event has gone to all channels', async () => {
  let unread = 0
  let mostUnread = 0
  const send = () => {
    mostUnread = Math.max(mostUnread, ++unread)
  }
  await sendInTurns(Array(110).fill(send), () => {
    unread = 0
  })
  expect(mostUnread).toBe(20)
  expect(unread).toBe(0)
})

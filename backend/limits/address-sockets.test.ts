import { expect, it } from 'vitest'
import { AddressSockets, slowestBeyond } from './address-sockets.ts'

const megabyte = 1024 * 1024

function addSocket(address: AddressSockets, { channelCount = 0, unreadBytes = 0 }) {
  const socket = {
    channelCount,
    unreadBytes,
    isOpen: true,
    terminate: () => {
      socket.isOpen = false
    },
  }
  address.add(socket)
  return socket
}

it('allows 200 channels, on however many sockets', () => {
  const address = new AddressSockets()
  for (let i = 0; i < 19; i++) addSocket(address, { channelCount: 10 })
  const last = addSocket(address, { channelCount: 9 })
  expect(address.hasRoomForChannel()).toBe(true)
  last.channelCount = 10
  expect(address.hasRoomForChannel()).toBe(false)
  address.delete(last)
  expect(address.hasRoomForChannel()).toBe(true)
})

it('terminates the socket that has left the most unread when all together exceed 16 MB', () => {
  const address = new AddressSockets()
  const quick = Array.from({ length: 90 }, () => addSocket(address, {}))
  const slow = Array.from({ length: 5 }, () => addSocket(address, { unreadBytes: 3 * megabyte }))
  const slowest = addSocket(address, { unreadBytes: megabyte })
  address.limitUnread()
  expect([...slow, slowest].every(({ isOpen }) => isOpen)).toBe(true)
  slowest.unreadBytes = 3.5 * megabyte
  address.limitUnread()
  expect(slowest.isOpen).toBe(false)
  address.limitUnread()
  expect([...quick, ...slow].every(({ isOpen }) => isOpen)).toBe(true)
})

it('names as many of the slowest sockets as exceed the limit of all', () => {
  const sockets = [1, 5, 0, 3, 4].map((unreadBytes) => ({ channelCount: 0, unreadBytes, terminate() {} }))
  const named = (limit: number) =>
    slowestBeyond(limit, sockets.values()).map(({ unreadBytes }) => unreadBytes)
  expect(named(13)).toEqual([])
  expect(named(12)).toEqual([5])
  expect(named(4)).toEqual([5, 4])
})

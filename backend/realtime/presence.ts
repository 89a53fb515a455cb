// Presence: who is in a channel and what each of them says about itself, in the messages of Phoenix Presence
// (https://hexdocs.pm/phoenix/presence.html). It is kept in the memory of this process only.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { realtimeLimits } from '#backend/limits/realtime-limits.ts'
import type { Send } from './phoenix-messages.ts'

const limits = realtimeLimits.presence

/** The name of a member, chosen by the client. Old clients use it as a property of an ordinary object. */
export const presenceKey = z
  .string()
  .max(limits.keyLength)
  .refine((key) => !(key in Object.prototype))

/** Nothing nested, because writing deeply nested JSON would overflow the stack. */
const meta = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .refine((meta) => Buffer.byteLength(JSON.stringify(meta)) <= limits.metaBytes)

type Meta = z.infer<typeof meta>

/** The payload of `presence`. */
const presencePayload = z.discriminatedUnion('event', [
  z.object({ event: z.literal('track'), payload: meta.default({}) }),
  z.object({ event: z.literal('untrack') }),
])

interface Member {
  key: string
  send: Send
  /** What it says about itself; undefined if it only watches. */
  meta?: Meta | undefined
}

/** One client in one channel. */
export interface Membership {
  /** Sends the client who else is there. */
  welcome(): void
  /**
   * Shows the client to the others, or hides it from them.
   * @param payload of its message
   * @returns whether the message could be read
   */
  receive(payload: unknown): boolean
  leave(): void
}

export interface Presence {
  /**
   * @param key may be empty, for a name of its own
   * @throws {Error} with a message for the client if the channel is full
   */
  enter(topic: string, key: string, send: Send): Membership
}

export function createPresence(): Presence {
  const membersByTopic = new Map<string, Set<Member>>()

  return {
    enter(topic, key, send) {
      const members = membersByTopic.get(topic) ?? new Set()
      if (members.size >= limits.members)
        throw new Error('ChannelRateLimitReached: Too many clients with presence')
      const member: Member = { key: key || randomUUID(), send }
      membersByTopic.set(topic, members.add(member))

      function track(meta: Meta | undefined) {
        const before = member.meta
        if (!before && !meta) return
        // The reference comes last, so that no client can forge it.
        member.meta = meta && { ...meta, phx_ref: randomUUID() }
        const leaves = before ? [{ ...member, meta: before }] : []
        const diff = JSON.stringify({ joins: stateOf([member]), leaves: stateOf(leaves) })
        for (const { send } of members) send('presence_diff', diff)
      }

      return {
        welcome: () => send('presence_state', JSON.stringify(stateOf(members))),
        receive(payload) {
          const { data } = presencePayload.safeParse(payload)
          if (data) track(data.event === 'track' ? data.payload : undefined)
          return data !== undefined
        },
        leave() {
          members.delete(member)
          if (members.size === 0 && membersByTopic.get(topic) === members) membersByTopic.delete(topic)
          track(undefined)
        },
      }
    },
  }
}

/** Members that share a key are one entry. */
function stateOf(members: Iterable<Member>) {
  const seen = [...members].filter(({ meta }) => meta)
  const byKey = Map.groupBy(seen, ({ key }) => key)
  return Object.fromEntries(
    Array.from(byKey, ([key, ofKey]) => [key, { metas: ofKey.map(({ meta }) => meta) }]),
  )
}

// Encodes and decodes the messages of Phoenix channels in the two formats that Supabase's client uses: 1.0.0 is an
// object, and 2.0.0 an array [join_ref, ref, topic, event, payload].
// https://hexdocs.pm/phoenix/writing_a_channels_client.html
import { z } from 'zod'
import { realtimeLimits } from '#backend/limits/realtime-limits.ts'
import { parseJson } from '#server/parse-json.ts'

export type SerializerVersion = '1.0.0' | '2.0.0'

const limits = realtimeLimits.message

// Limited because replies repeat the references and the topic.
const reference = z.string().max(limits.refLength).nullish()
const topic = z.string().max(limits.topicLength)
const event = z.string().max(limits.eventLength)

const message = z.object({ join_ref: reference, ref: reference, topic, event, payload: z.unknown() })

export type Message = z.infer<typeof message>

/** Sends an event of a channel to the client. The payload is JSON. */
export type Send = (event: string, payload: string) => void

const parsers = {
  '1.0.0': message,
  '2.0.0': z
    .tuple([reference, reference, topic, event, z.unknown()])
    .transform(([join_ref, ref, topic, event, payload]) => ({ join_ref, ref, topic, event, payload })),
}

/** @returns the message in a text frame; undefined if it is not one, or if a part of it exceeds its limit */
export const decodeMessage = (version: SerializerVersion, text: string): Message | undefined =>
  parsers[version].safeParse(parseJson(text)).data

/** @param payload as JSON, so that it is serialized only once for many channels */
export function encodeMessage(
  version: SerializerVersion,
  head: Omit<Message, 'payload'>,
  payload: string,
): string {
  const { join_ref = null, ref = null, topic, event } = head
  if (version === '2.0.0') return `${JSON.stringify([join_ref, ref, topic, event]).slice(0, -1)},${payload}]`
  return `${JSON.stringify({ join_ref, ref, topic, event }).slice(0, -1)},"payload":${payload}}`
}

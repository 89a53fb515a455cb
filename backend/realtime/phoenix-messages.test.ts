import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeMessage, encodeMessage, type SerializerVersion } from './phoenix-messages.ts'

const versions: SerializerVersion[] = ['1.0.0', '2.0.0']
const reference = fc.option(fc.string())
const head = fc.record({ join_ref: reference, ref: reference, topic: fc.string(), event: fc.string() })

/** JSON that has not the shape of a message: neither an array of five nor an object with a topic. */
const otherJson = fc.json().filter((text) => {
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? value.length !== 5 : !Object.hasOwn(Object(value), 'topic')
})

describe.each(versions)('frames of version %s', (version) => {
  it('encode and decode any message', () => {
    fc.assert(
      fc.property(head, fc.jsonValue(), (head, payload) => {
        const text = encodeMessage(version, head, JSON.stringify(payload))
        expect(decodeMessage(version, text)).toEqual({
          ...head,
          payload: JSON.parse(JSON.stringify(payload)),
        })
      }),
    )
  })

  it('are decoded to nothing if the text is not a message', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), otherJson, fc.constant('[1,2,"topic","event",{}]')), (text) => {
        expect(decodeMessage(version, text)).toBeUndefined()
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeMessage, encodeMessage, type SerializerVersion } from './phoenix-messages.ts'

const versions: SerializerVersion[] = ['1.0.0', '2.0.0']
const reference = fc.option(fc.string())
const head = fc.record({ join_ref: reference, ref: reference, topic: fc.string(), event: fc.string() })

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
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('[1,2,"topic","event",{}]')), (text) => {
        expect(decodeMessage(version, text)).toBeUndefined()
      }),
    )
  })
})

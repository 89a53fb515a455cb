import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readLines } from './read-lines.ts'

it('yields the same lines however they arrive, in pieces or together, without empty ones', async () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\n\r]/g, ''))
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.array(fc.nat(20)), async (lines, cuts) => {
      const bytes = new TextEncoder().encode(lines.map((each) => `${each}\n`).join(''))
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(controller) {
          let from = 0
          for (const cut of cuts) {
            controller.enqueue(bytes.slice(from, from + cut))
            from += cut
          }
          controller.enqueue(bytes.slice(from))
          controller.close()
        },
      })
      const read = []
      for await (const each of readLines(body)) read.push(each)
      expect(read).toEqual(lines.filter(Boolean))
    }),
  )
})

it('does not yield a line that was cut off, and reports a broken connection', async () => {
  const cutOff = new Response('{"a":1}\n{"b":').body
  const read: string[] = []
  for await (const each of readLines(cutOff as ReadableStream<Uint8Array<ArrayBuffer>>)) read.push(each)
  expect(read).toEqual(['{"a":1}'])
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.error(new Error('broken')),
  })
  await expect(readLines(broken).next()).rejects.toThrow('broken')
})

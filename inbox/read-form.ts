// Reads the body of a form: its fields, and its file straight to disk.
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { maxLengths } from '#content/max-lengths.ts'
import { honeypot, type Values } from './form-fields.ts'

/** Bytes. */
export const maxFileBytes = 10 * 2 ** 20
/**
 * Bytes of one field, and of a whole form without a file. A character can take twelve: four bytes, each with an escape of
 * three.
 */
const maxTextBytes = 2 ** 18

/** A larger file is read up to here, because browsers show no answer before they have sent it. */
export const maxBodyBytes = 32 * 2 ** 20

/** How long a body may take, and how fast it must come, so that nobody keeps connections busy with a few bytes. */
const pace = { maxMs: 300_000, checkMs: 10_000, minBytesPerSecond: 4000 }

const knownFields = new Set([...Object.keys(maxLengths), honeypot])

export interface SentForm {
  values: Values
  /** The name of the file as it was sent, and its size in bytes. */
  file?: { name: string; size: number }
  /** Whether the file was larger than allowed. It is incomplete then. */
  isFileTooLarge: boolean
}

export type FormFailure = 'malformed' | 'too large' | 'too slow'

/**
 * @param saveFile writes the file to disk and returns its size in bytes; undefined if the form has none
 * @throws what `saveFile` throws, and if the client disconnects
 */
export async function readForm(
  request: IncomingMessage,
  saveFile?: (file: Readable) => Promise<number>,
): Promise<SentForm | FormFailure> {
  // While the caller asked for room on the disk, nobody listened. Later, this would leave an error without a listener.
  if (request.destroyed) throw new Error('The client has disconnected')
  const parser = parserFor(request, saveFile !== undefined)
  if (!parser) return 'malformed'
  const values = new Map<string, string>()
  const ended = Promise.withResolvers<FormFailure | undefined>()
  let fileName = ''
  let file: Readable | undefined
  let saved: Promise<number> | undefined
  let isTooLong = false
  let isFileTooLarge = false

  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    if (valueTruncated) isTooLong = true
    if (knownFields.has(name)) values.set(name, value)
  })
  parser.on('file', (field, stream, name) => {
    // Also emitted for a file that is ignored, and before `saveFile` reads. Without a listener, it would end the process.
    stream.on('error', () => ended.resolve('malformed'))
    if (!saveFile || saved || field !== 'file' || !name) {
      stream.resume()
      return
    }
    fileName = name
    file = stream
    stream.once('limit', () => {
      isFileTooLarge = true
    })
    saved = saveFile(stream)
    saved.catch(ended.reject)
  })
  parser.once('finish', () => ended.resolve(isTooLong ? 'too large' : undefined))
  parser.once('error', () => ended.resolve('malformed'))
  // The parser would go on through all further parts, which takes long.
  parser.once('partsLimit', () => ended.resolve('malformed'))
  request.once('error', ended.reject)

  const unwatch = watchPace(request, saveFile ? maxBodyBytes : maxTextBytes, ended.resolve)
  request.pipe(parser)
  try {
    const failure = await ended.promise
    if (failure) return failure
    const size = await saved
    return {
      values: Object.fromEntries(values),
      ...(size !== undefined && { file: { name: fileName, size } }),
      isFileTooLarge,
    }
  } finally {
    unwatch()
    request.unpipe(parser)
    parser.destroy()
    // Ends what is being written, if the form was not read to its end.
    file?.destroy()
    await saved?.catch(() => {})
  }
}

function parserFor({ headers }: IncomingMessage, withFile: boolean): BusboyInstance | undefined {
  const { 'content-type': type } = headers
  if (type === undefined) return undefined
  const limits = {
    fields: 20,
    fieldNameSize: 50,
    fieldSize: maxTextBytes,
    files: withFile ? 1 : 0,
    fileSize: maxFileBytes,
    parts: 21,
    headerPairs: 20,
  }
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    return undefined // of another type, or without a boundary
  }
}

/** @returns a function that stops watching */
function watchPace(
  request: IncomingMessage,
  maxBytes: number,
  fail: (failure: FormFailure) => void,
): () => void {
  let bytes = 0
  let bytesAtCheck = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes) fail('too large')
  }
  request.on('data', count)
  const total = setTimeout(fail, pace.maxMs, 'too slow')
  const check = setInterval(() => {
    if (bytes - bytesAtCheck < (pace.minBytesPerSecond * pace.checkMs) / 1000) fail('too slow')
    bytesAtCheck = bytes
  }, pace.checkMs)
  return () => {
    request.off('data', count)
    clearTimeout(total)
    clearInterval(check)
  }
}

// Reads the file of an application, which is stored in parts. It is saved and never opened or shown here.
import { inbox } from '#app/admin/copy/inbox.ts'
import { type ContentClient, requestTimeout } from '#content-sync/database.ts'
import { filePartBytes } from '#content-sync/inbox-message.ts'

/**
 * @param size the size of the file in bytes
 * @param progress receives the percentage read after each part
 * @throws if a part is missing or the size is another
 */
export async function readFile(
  client: ContentClient,
  id: string,
  size: number,
  progress: (percent: number) => void,
): Promise<Blob> {
  const count = Math.ceil(size / filePartBytes)
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let part = 0; part < count; part++) {
    const { data } = await client
      .rpc('inbox_file_part', { message_id: id, part })
      .abortSignal(requestTimeout())
      .throwOnError()
    if (data === null) throw new Error(inbox.reasons.incomplete)
    parts.push(bytesOf(data))
    progress(Math.round(((part + 1) / count) * 100))
  }
  // No other type: a browser that shows the file instead of saving it would run what is in it.
  const file = new Blob(parts, { type: 'application/octet-stream' })
  if (file.size !== size) throw new Error(inbox.reasons.incomplete)
  return file
}

/** @param base64 with line breaks, as PostgreSQL encodes it */
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

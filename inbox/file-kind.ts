import { fileTypeFromFile } from 'file-type'

const accepted = new Map([
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
])

/**
 * Tells by its content which of the accepted kinds a file is. Its name and the type that the browser sent do not count.
 * @returns its media type and extension; undefined for any other file
 */
export async function fileKind(path: string): Promise<{ type: string; extension: string } | undefined> {
  // A damaged file makes the library throw.
  const found = await fileTypeFromFile(path).catch(() => undefined)
  const extension = found && accepted.get(found.mime)
  return extension ? { type: found.mime, extension } : undefined
}

/**
 * Returns a name under which a publisher can save a file: without folders, control characters and what systems reserve,
 * and with the extension of its real kind.
 * @param sent the name that the browser sent, which may be anything
 */
export function safeFileName(sent: string, extension: string): string {
  const last = sent.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .slice(0, 100)
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .toWellFormed()
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem)
  return `${stem && !reserved ? stem : 'application'}.${extension}`
}

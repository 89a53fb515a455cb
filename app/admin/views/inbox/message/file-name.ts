import { inbox } from '#app/admin/copy/inbox.ts'

/** What could be a path, a hidden file, a device, an end that looks like another, or text in the other direction. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*~%]+/gu

const maxLength = 120

/** The files that the server accepts, by their types. */
const endings: Partial<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.oasis.opendocument.text': '.odt',
}

/**
 * Returns the name under which a file is saved: without anything that could be a path, and with the ending of its type.
 * The server has cleaned it already.
 */
export function safeFileName(name: string, type: string): string {
  const ending = endings[type] ?? ''
  const plain = name.normalize('NFC').replaceAll(unsafe, '_')
  const stem = ending && plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain
  const trimmed = [...stem]
    .slice(0, maxLength)
    .join('')
    .replaceAll(/^[.\s_]+|[.\s_]+$/g, '')
  return (trimmed || inbox.file.unnamed) + ending
}

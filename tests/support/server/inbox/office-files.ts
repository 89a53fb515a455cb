// Small files of the kinds that people send with an application.
import { crc32, deflateRawSync } from 'node:zlib'

type Entry = readonly [name: string, content: string | Buffer]

/** Makes a ZIP archive (APPNOTE 6.3): its entries, their directory, and the end of the directory. */
export function zip(entries: readonly Entry[]): Buffer<ArrayBuffer> {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of entries) {
    const bytes = Buffer.from(content)
    // A document names its kind in a first entry that is not compressed.
    const isStored = name === 'mimetype'
    const data = isStored ? bytes : deflateRawSync(bytes)
    const about = Buffer.alloc(22)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(isStored ? 0 : 8, 4)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(data.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    const lengths = Buffer.from([name.length, 0, 0, 0])
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), about, lengths, Buffer.from(name), data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), about, lengths, place, Buffer.from(name)]),
    )
    files.push(file)
    offset += file.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end])
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const types = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
export const docx = zip([
  ['[Content_Types].xml', types(word)],
  ['word/document.xml', '<w:document/>'],
])
export const odt = zip([
  ['mimetype', 'application/vnd.oasis.opendocument.text'],
  ['content.xml', '<office:document-content/>'],
])
/** Unpacked, it has 300 MB. */
export const zipBomb = () =>
  zip([
    ['[Content_Types].xml', Buffer.alloc(300 * 2 ** 20)],
    ['word/document.xml', '<w:document/>'],
  ])

import { crc32, deflateRawSync } from 'node:zlib'

/** Packs texts as an archive, as strangers would: the directory says what one wants it to say. */
export function archiveOf(parts: Record<string, string | Buffer>): Uint8Array {
  const packed: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content)
    const body = deflateRawSync(data, { level: 1 })
    const path = Buffer.from(name)
    const local = Buffer.alloc(30)
    const entry = Buffer.alloc(46)
    local.writeUInt32LE(0x04034b50, 0)
    entry.writeUInt32LE(0x02014b50, 0)
    for (const [header, from] of [
      [local, 8],
      [entry, 10],
    ] as const) {
      header.writeUInt16LE(8, from)
      header.writeUInt32LE(crc32(data), from + 6)
      header.writeUInt32LE(body.length, from + 10)
      header.writeUInt32LE(data.length, from + 14)
      header.writeUInt16LE(path.length, from + 18)
    }
    entry.writeUInt32LE(at, 42)
    packed.push(local, path, body)
    directory.push(entry, path)
    at += local.length + path.length + body.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...packed, list, end]))
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`

/** A workbook whose sheets hold the given markup between `<worksheet>` and its end. */
export function workbookOfMarkup(sheets: Record<string, string>, others: { strings?: string; styles?: string } = {}) {
  const names = Object.keys(sheets)
  const relations = names.map((_, at) => relation(`r${at}`, 'worksheet', `worksheets/sheet${at}.xml`))
  if (others.strings !== undefined) relations.push(relation('strings', 'sharedStrings', 'sharedStrings.xml'))
  if (others.styles !== undefined) relations.push(relation('styles', 'styles', '/xl/styles.xml'))
  return archiveOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('book', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, at) => [`xl/worksheets/sheet${at}.xml`, `<worksheet>${sheets[name]}</worksheet>`]),
    ),
    ...(others.strings !== undefined && { 'xl/sharedStrings.xml': `<sst>${others.strings}</sst>` }),
    ...(others.styles !== undefined && { 'xl/styles.xml': others.styles }),
  })
}

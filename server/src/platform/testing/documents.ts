import { crc32, deflateRawSync } from 'node:zlib'

/** A PNG of one grey dot, with a comment that makes it another one. */
export const png = (about = ''): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
    chunk('tEXt', Buffer.from(`Comment\0${about}`, 'latin1')),
    chunk('IDAT', Buffer.from('789c63680000008200 81'.replace(' ', ''), 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ])

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PDF of no page, with room for any text between its beginning and its end. */
export const pdf = (inside: string | Buffer = 'a sheet'): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n% '),
    Buffer.from(inside),
    Buffer.from('\nxref\n0 1\n0000000000 65535 f \ntrailer <</Size 1/Root 1 0 R>>\nstartxref\n60\n%%EOF\n'),
  ])

/** A zip archive of these parts. */
export function zip(parts: Record<string, string>): Buffer {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(parts)) {
    const [bytes, named] = [Buffer.from(text), Buffer.from(name)]
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(named.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    bodies.push(Buffer.from('504b0304', 'hex'), common, named, packed)
    list.push(Buffer.from('504b01021400', 'hex'), common, place, named)
    at += 30 + named.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, ...list, end])
}

const officeKinds = {
  docx: ['word', 'wordprocessingml.document'],
  xlsx: ['xl', 'spreadsheetml.sheet'],
  pptx: ['ppt', 'presentationml.presentation'],
} as const

/** A document of the new Office that is empty but for what makes it one, and what is put beside it. */
export function office(ending: keyof typeof officeKinds, beside: Record<string, string> = {}): Buffer {
  const [folder, kind] = officeKinds[ending]
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`
  const types = `<Types><Override PartName="/${folder}/main.xml" ContentType="${type}"/></Types>`
  return zip({ '[Content_Types].xml': types, [`${folder}/main.xml`]: '<main/>', ...beside })
}

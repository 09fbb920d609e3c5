/** A kind of file that may be kept: the endings its name may have, its type on the wire, and how its bytes begin. */
type Kind = { endings: readonly string[]; mime: string; fits: (bytes: Buffer) => boolean }

const starts =
  (...words: readonly (readonly number[])[]) =>
  (bytes: Buffer): boolean =>
    words.some((word) => word.every((byte, index) => bytes[index] === byte))
const says = (bytes: Buffer, at: number, word: string): boolean =>
  bytes.toString('latin1', at, at + word.length) === word

const oldOffice = starts([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const packed = starts([0x50, 0x4b, 0x03, 0x04])

/** A new Office document is an archive that names its parts; one that carries macros is refused. */
const office = (folder: string) => (bytes: Buffer) =>
  packed(bytes) && bytes.includes(`${folder}/`) && !bytes.includes('vbaProject.bin')

const kinds: readonly Kind[] = [
  { endings: ['jpg', 'jpeg'], mime: 'image/jpeg', fits: starts([0xff, 0xd8, 0xff]) },
  { endings: ['png'], mime: 'image/png', fits: starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { endings: ['gif'], mime: 'image/gif', fits: (bytes) => says(bytes, 0, 'GIF87a') || says(bytes, 0, 'GIF89a') },
  { endings: ['webp'], mime: 'image/webp', fits: (bytes) => says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP') },
  { endings: ['pdf'], mime: 'application/pdf', fits: (bytes) => says(bytes, 0, '%PDF-') },
  { endings: ['doc'], mime: 'application/msword', fits: oldOffice },
  { endings: ['xls'], mime: 'application/vnd.ms-excel', fits: oldOffice },
  { endings: ['ppt'], mime: 'application/vnd.ms-powerpoint', fits: oldOffice },
  {
    endings: ['docx'],
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: office('word'),
  },
  { endings: ['xlsx'], mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fits: office('xl') },
  {
    endings: ['pptx'],
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    fits: office('ppt'),
  },
  {
    endings: ['odt'],
    mime: 'application/vnd.oasis.opendocument.text',
    fits: (bytes) => packed(bytes) && bytes.subarray(0, 200).includes('application/vnd.oasis.opendocument.text'),
  },
  { endings: ['txt'], mime: 'text/plain; charset=utf-8', fits: isPlainText },
  {
    endings: ['mp3'],
    mime: 'audio/mpeg',
    fits: (bytes) => says(bytes, 0, 'ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2),
  },
  { endings: ['mp4'], mime: 'video/mp4', fits: (bytes) => says(bytes, 4, 'ftyp') },
]

/** Text without control characters that does not begin like a page a browser would run. */
function isPlainText(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 4096).toString('utf8')
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0008\u000e-\u001f]/.test(head)) return false
  return !/^\ufeff?\s*<(?:!doctype|!--|\?xml|html|head|body|script|svg|iframe|meta)/i.test(head)
}

/**
 * The type of a file on the wire when its name and its bytes agree on a kind that may be kept, else null. What the
 * sender claims counts for nothing. Archives, executables, html and svg are never kept; nor is an empty file.
 */
export function mimeOf(name: string, bytes: Buffer): string | null {
  if (bytes.length === 0) return null
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toLowerCase()
  const kind = kinds.find(({ endings }) => ending !== undefined && endings.includes(ending))
  return kind?.fits(bytes) ? kind.mime : null
}

/** A name to show and to save under: without folders, control and direction characters; at most 120 characters. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const bare = last.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/g, '').trim()
  const [, stem = bare, ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/is.exec(bare) ?? []
  return `${[...(stem.replace(/^\.+/, '').trim() || 'file')].slice(0, 114).join('')}${ending}`
}

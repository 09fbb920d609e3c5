import type { FilesRule } from '@qalam/contract/kernel/endpoint.ts'
import { office, openDocument, pdf, plainText, type DocumentVerdict } from './documents.ts'
import { type Peek, peekInto } from './peek.ts'
import { isGif, isJpeg, isPng, isWebp } from './pictures.ts'

/** A kind of file that may be kept: the endings its name may have, its type on the wire, and what its bytes must be. */
type Kind = { endings: readonly string[]; mime: string; judge: (peek: Peek) => Promise<DocumentVerdict> }

const when = (fits: (peek: Peek) => Promise<boolean> | boolean) => async (peek: Peek) =>
  (await fits(peek)) ? 'fits' : 'strange'
const says = (bytes: Buffer, at: number, word: string): boolean =>
  bytes.toString('latin1', at, at + word.length) === word

const officeMime = 'application/vnd.openxmlformats-officedocument'

const kinds: readonly Kind[] = [
  { endings: ['jpg', 'jpeg'], mime: 'image/jpeg', judge: when(isJpeg) },
  { endings: ['png'], mime: 'image/png', judge: when(isPng) },
  { endings: ['gif'], mime: 'image/gif', judge: when(isGif) },
  { endings: ['webp'], mime: 'image/webp', judge: when(isWebp) },
  { endings: ['pdf'], mime: 'application/pdf', judge: pdf },
  {
    endings: ['docx'],
    mime: `${officeMime}.wordprocessingml.document`,
    judge: office('word', 'wordprocessingml.document'),
  },
  { endings: ['xlsx'], mime: `${officeMime}.spreadsheetml.sheet`, judge: office('xl', 'spreadsheetml.sheet') },
  {
    endings: ['pptx'],
    mime: `${officeMime}.presentationml.presentation`,
    judge: office('ppt', 'presentationml.presentation'),
  },
  { endings: ['odt'], mime: 'application/vnd.oasis.opendocument.text', judge: openDocument },
  { endings: ['txt'], mime: 'text/plain; charset=utf-8', judge: plainText },
  {
    endings: ['mp3'],
    mime: 'audio/mpeg',
    judge: when(({ head }) => says(head, 0, 'ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2)),
  },
  { endings: ['mp4'], mime: 'video/mp4', judge: when(({ head }) => says(head, 4, 'ftyp')) },
]

/** Taken only by a call that reads it: nobody is handed an archive. */
const archive: Kind = {
  endings: ['zip'],
  mime: 'application/zip',
  judge: when(({ head }) => says(head, 0, 'PK')),
}

/** Formats whose purpose or past is to carry macros. */
const macroEndings = /^(?:doc|dot|xls|xlt|xla|xlsb|ppt|pot|pps|docm|dotm|xlsm|xltm|xlam|pptm|potm|ppsm)$/

/**
 * The type of a file on the wire when its name and its bytes agree on a kind that may be kept; else whether it is
 * strange or may carry macros. What the sender claims counts for nothing. Executables, html and svg are never
 * kept, archives only for a call that reads them; nor is an empty file.
 */
export async function kindOf(
  name: string,
  path: string,
  allowed: FilesRule['kinds'] = 'documents',
): Promise<{ mime: string } | Exclude<DocumentVerdict, 'fits'>> {
  const kind = kindByName(name, allowed)
  if (typeof kind === 'string') return kind
  const verdict = await peekInto(path, async (peek) => (peek.bytes === 0 ? 'strange' : kind.judge(peek)))
  return verdict === 'fits' ? { mime: kind.mime } : verdict
}

function kindByName(name: string, allowed: FilesRule['kinds']): Kind | Exclude<DocumentVerdict, 'fits'> {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (macroEndings.test(ending)) return 'macros'
  if (allowed === 'archives') return archive.endings.includes(ending) ? archive : 'strange'
  return kinds.find(({ endings }) => endings.includes(ending)) ?? 'strange'
}

/** Why a file cannot be kept by its name alone, before a byte of it has come; null where it may. */
export function refusedByName(name: string, allowed: FilesRule['kinds']): Exclude<DocumentVerdict, 'fits'> | null {
  const kind = kindByName(name, allowed)
  if (typeof kind === 'string') return kind
  return allowed === 'images' && !kind.mime.startsWith('image/') ? 'strange' : null
}

/** Characters of a name without its ending. */
const longestStem = 114

/** A name to show and to save under: without folders, control and direction characters; however long, it keeps its ending. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const bare = last.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/g, '').trim()
  const ending = /\.[a-z0-9]{1,5}$/i.exec(bare)?.[0] ?? ''
  const stem =
    bare
      .slice(0, bare.length - ending.length)
      .replace(/^\.+/, '')
      .trim() || 'file'
  return `${[...stem].slice(0, longestStem).join('')}${ending}`
}

import type { Pieces } from './archive.ts'
import { Unreadable } from './trouble.ts'

/** What a reader of markup is told. Names come without their prefix, attributes and text as they are written. */
export type MarkupListener = {
  open: (name: string, attributes: string, isEmpty: boolean) => void
  close: (name: string) => void
  text: (raw: string) => void
  /** Whether the rest need not be read. */
  isDone?: () => boolean
}

/** A tag that is longer than this is none of a workbook's. */
const longestTag = 1_000_000

const localName = (name: string): string => {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** Reads markup piece by piece and tells a listener of it; nothing is kept. A document type is refused: it may define bombs. */
export async function readMarkup(pieces: Pieces, listener: MarkupListener): Promise<void> {
  let pending = ''
  for await (const piece of pieces) {
    pending = readPiece(pending + piece, listener)
    if (pending.length > longestTag) throw new Unreadable('damaged')
    if (listener.isDone?.()) return
  }
  if (pending.trim() !== '') throw new Unreadable('damaged')
}

/** Tells of all that is whole in a text and answers what is left over. */
function readPiece(text: string, listener: MarkupListener): string {
  let from = 0
  for (;;) {
    const tag = text.indexOf('<', from)
    if (tag < 0) {
      if (from < text.length) listener.text(text.slice(from))
      return ''
    }
    if (tag > from) listener.text(text.slice(from, tag))
    const end = endOfTag(text, tag)
    if (end < 0) return text.slice(tag)
    tell(text, tag, end, listener)
    from = end
    if (listener.isDone?.()) return ''
  }
}

const specials = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const

/** The place behind a tag, or -1 while it is not whole. */
function endOfTag(text: string, tag: number): number {
  if (text.charCodeAt(tag + 1) === 33) {
    for (const [opening, closing] of specials) {
      if (text.startsWith(opening, tag)) {
        const end = text.indexOf(closing, tag + opening.length)
        return end < 0 ? -1 : end + closing.length
      }
      if (opening.startsWith(text.slice(tag, tag + opening.length))) return -1
    }
    throw new Unreadable('damaged')
  }
  return text.indexOf('>', tag) + 1 || -1
}

function tell(text: string, tag: number, end: number, listener: MarkupListener): void {
  const mark = text.charCodeAt(tag + 1)
  if (mark === 63) return
  if (mark === 33) {
    // CDATA is text in which nothing stands for anything else.
    if (text.startsWith('<![CDATA[', tag))
      listener.text(
        text
          .slice(tag + 9, end - 3)
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;'),
      )
    return
  }
  if (mark === 47) return listener.close(localName(text.slice(tag + 2, end - 1).trimEnd()))
  const isEmpty = text.charCodeAt(end - 2) === 47
  const inner = text.slice(tag + 1, isEmpty ? end - 2 : end - 1)
  const space = inner.search(/\s/)
  const name = localName(space < 0 ? inner : inner.slice(0, space))
  listener.open(name, space < 0 ? '' : inner.slice(space), isEmpty)
}

const patterns = new Map<string, RegExp>()

/** The value of an attribute as it is written, or null. */
export function attribute(attributes: string, name: string): string | null {
  let pattern = patterns.get(name)
  if (!pattern) {
    pattern = new RegExp(String.raw`\s(?:[\w.-]+:)?${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`)
    patterns.set(name, pattern)
  }
  const found = pattern.exec(attributes)
  return found ? (found[1] ?? found[2] ?? '') : null
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? whole
  const point = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

/** Text as it is meant: letters put together from their bytes, entities and the format's own escapes resolved. */
export function textOf(raw: string): string {
  const text = Buffer.from(raw, 'latin1').toString('utf8')
  const resolved = text.includes('&') ? text.replace(/&(#?\w+);/g, entity) : text
  return resolved.includes('_x')
    ? resolved.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : resolved
}

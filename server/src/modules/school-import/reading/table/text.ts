import { cyrillicLookalike } from '@qalam/contract/profile/names.ts'

const invisible = /[\u200b\u2060\ufeff\u00ad]/g
const control = /[^\P{Cc}\n\t\r]|[\ufffe\uffff]/gu
const wideSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/** A cell's text without what nobody sees: trimmed, non-breaking spaces as spaces, control characters gone. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(invisible, '')
    .replace(control, '')
    .replace(wideSpaces, ' ')
    .replace(/\r\n?/g, '\n')
    .trim()

/** One line of text with single spaces. */
export const oneLine = (text: string): string => tidy(text).replace(/\s+/g, ' ')

/** A text for comparing: regardless of case, of spaces at the ends and of repeated ones. */
export const plain = (text: string): string => oneLine(text).toLowerCase()

/** A text with each letter that has a Cyrillic twin written as the twin, for comparing what looks the same. */
const folded = (text: string): string => cyrillicLookalike(plain(text).toUpperCase()).toLowerCase()

/** Whether two texts differ in nothing that one can see: a Latin letter stands where its Cyrillic twin belongs. */
export const looksLike = (known: string, text: string): boolean => folded(known) === folded(text)

/** A value as the report quotes it, at most 80 characters. */
export function quoted(text: string): string {
  const line = oneLine(text)
  return line.length <= 80
    ? line
    : `${line
        .slice(0, 79)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`
}

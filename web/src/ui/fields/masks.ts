const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * The ten national digits in a typed or pasted phone (V-PHONE-1). Text that already wears our mask keeps its first ten
 * digits, so that an extra key changes nothing; anything else is pasted or filled in, and its last ten count.
 */
export function phoneDigits(text: string): string {
  if (!text.trimStart().startsWith('+7')) return digitsOf(text).slice(-10)

  const typed = digitsOf(text).slice(1)
  // Eight is how a number begins when it is said aloud: 8 701 …
  return typed.length === 11 && typed.startsWith('8') ? typed.slice(1) : typed.slice(0, 10)
}

/** `+7 (###) ###-##-##` as far as there are digits (V-PHONE-2). */
export function phoneMask(digits: string): string {
  if (digits === '') return ''
  const [area, first, second, third] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, 10)]
  return `+7 (${area}${first && `) ${first}`}${second && `-${second}`}${third && `-${third}`}`
}

/** The beginning of a time of day, `hh:mm`; keys that could not lead to one are dropped. */
export function clockMask(text: string): string {
  const [before = '', after] = text.split(/[:.,\s-]/, 2)
  const digits = after !== undefined && digitsOf(before).length === 1 ? `0${digitsOf(text)}` : digitsOf(text)

  let kept = ''
  for (const digit of digits) {
    if (kept.length === 0 && digit > '2') kept = `0${digit}`
    else if (kept === '2' && digit > '3') continue
    else if (kept.length === 2 && digit > '5') continue
    else if (kept.length < 4) kept += digit
  }
  return kept.length > 2 ? `${kept.slice(0, 2)}:${kept.slice(2)}` : kept
}

/** The beginning of a date, `dd.mm.yyyy`; one digit before a dot is padded. */
export function dateMask(text: string): string {
  const iso = /^\s*(\d{4})-(\d\d)-(\d\d)\s*$/.exec(text)
  if (iso) return `${iso[3]}.${iso[2]}.${iso[1]}`

  const padded = text.replace(/(^|[./-])(\d)(?=[./-])/g, '$10$2')
  const digits = digitsOf(padded).slice(0, 8)
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean)
  return parts.join('.')
}

/** `dd.mm.yyyy` of the 20th or 21st century to `yyyy-mm-dd`; null when there is no such day (V-DATE-1). */
export function dayOf(text: string): string | null {
  const match = /^(\d\d)\.(\d\d)\.((?:19|20)\d\d)$/.exec(text)
  if (!match) return null

  const [, day, month, year] = match
  const date = `${year}-${month}-${day}`
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.valueOf()) && instant.toISOString().startsWith(date) ? date : null
}

/** `yyyy-mm-dd` as it is written in a field: `dd.mm.yyyy`. */
export const dayText = (date: string) => date.split('-').reverse().join('.')

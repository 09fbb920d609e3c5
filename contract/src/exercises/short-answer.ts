import { over, plus, type Ratio, ratio, times } from '../journal/ratio.ts'

/** Latin letters that look like Cyrillic ones, small or capital: a child cannot see which keyboard was on. */
const lookAlike: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'і',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}

/** A text as it is compared: without the differences that a reader would not see. */
const plain = (text: string): string =>
  Array.from(text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim(), (one) => lookAlike[one] ?? one).join(
    '',
  )

/** Shorter words with one typo are other words. */
const shortestWithTypo = 4

/** Whether two texts are one letter changed, added, left out, or two neighbours swapped apart. */
function oneTypo(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return swapped || short.slice(at + 1) === long.slice(at + 1)
}

/** Whether a text is the accepted one, spaces, case and look-alike letters aside. */
export function sameText(given: string, accepted: string, typo: boolean): boolean {
  const [a, b] = [plain(given), plain(accepted)]
  return a === b || (typo && b.length >= shortestWithTypo && oneTypo(a, b))
}

const number = /^([-−]?)(\d{1,12})(?:[.,](\d{1,12}))?\s*(.*)$/u

/** A number with a comma or a point, and what stands behind it; null when it is no number. */
export function readNumber(text: string): { value: Ratio; unit: string } | null {
  const parts = number.exec(text.normalize('NFC').trim())
  if (!parts) return null
  const [, sign, whole = '', rest = '', unit = ''] = parts
  const value = over({ n: BigInt(whole + rest), d: 1n }, { n: 10n ** BigInt(rest.length), d: 1n })
  return { value: sign ? times(ratio(-1), value) : value, unit }
}

type Measure = { tolerance: string; units: readonly string[] }

/** Whether a number lies within the tolerance of the accepted one; where units are named, one of them follows it. */
export function sameNumber(given: string, accepted: string, { tolerance, units }: Measure): boolean {
  const [a, b, slack] = [readNumber(given), readNumber(accepted), readNumber(tolerance)]
  if (!a || !b || !slack) return false
  const unitFits = units.length === 0 ? a.unit === '' : units.some((unit) => plain(unit) === plain(a.unit))
  const apart = plus(a.value, times(ratio(-1), b.value))
  const size = apart.n < 0n ? -apart.n : apart.n
  return unitFits && size * slack.value.d <= slack.value.n * apart.d
}

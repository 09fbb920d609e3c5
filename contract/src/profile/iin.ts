import { isDay } from '../kernel/calendar.ts'

export type Sex = 'm' | 'w'

/** Why a text is no IIN or BIN. */
export type IinTrouble = 'length' | 'checksum' | 'date'

const firstPass = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const secondPass = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11

/**
 * The 12th digit that belongs to the first 11 (V-IIN-2, V-IIN-3), or null where both passes give 10 and no number with
 * these digits exists.
 */
export function checkDigit(digits: string): number | null {
  const first = weighted(digits, firstPass)
  if (first < 10) return first
  const second = weighted(digits, secondPass)
  return second < 10 ? second : null
}

/** Twelve digits whose last one checks the others: what an IIN and a BIN have in common (V-IIN-4). */
export const isChecked = (text: string): boolean => /^\d{12}$/.test(text) && checkDigit(text) === Number(text[11])

const centuries: Record<string, string> = { '1': '18', '2': '18', '3': '19', '4': '19', '5': '20', '6': '20' }

/** The birth date `yyyy-MM-dd` by digits 1–6 and the century of the 7th; null where the 7th tells no century. */
export function birthDateOf(iin: string): string | null {
  const century = centuries[iin.charAt(6)]
  return century ? `${century}${iin.slice(0, 2)}-${iin.slice(2, 4)}-${iin.slice(4, 6)}` : null
}

/** The sex by the 7th digit; null for 0, which is given to people from abroad and tells nothing (V-IIN-7). */
export function sexOf(iin: string): Sex | null {
  if (!/[1-6]/.test(iin.charAt(6))) return null
  return Number(iin[6]) % 2 === 0 ? 'w' : 'm'
}

const realDate = (iin: string): boolean => {
  const born = birthDateOf(iin)
  if (born) return isDay(born) || (born.startsWith('18') && isDay(`19${born.slice(2)}`))
  return isDay(`20${iin.slice(0, 2)}-${iin.slice(2, 4)}-${iin.slice(4, 6)}`)
}

/** What is wrong with an IIN by itself: its length, its checksum, or digits 1–7 that are no date. Null when it is sound. */
export function iinTrouble(text: string): IinTrouble | null {
  if (!/^\d{12}$/.test(text)) return 'length'
  if (!isChecked(text)) return 'checksum'
  return Number(text[6]) <= 6 && realDate(text) ? null : 'date'
}

/** Whether a text is a sound IIN (V-IIN-1…4). */
export const isIin = (text: string): boolean => iinTrouble(text) === null

/** Whether an IIN tells the same birth date; one whose 7th digit tells no century is compared by digits 1–6. */
export const agreesWithBirthDate = (iin: string, born: string): boolean =>
  (birthDateOf(iin) ?? born) === born && iin.slice(0, 6) === born.slice(2).replaceAll('-', '')

/** Whether an IIN tells the same sex; 0 as the 7th digit agrees with both. */
export const agreesWithSex = (iin: string, sex: Sex): boolean => (sexOf(iin) ?? sex) === sex

/**
 * Whether a checked number is built as a BIN: `YYMM` of the registration, 4–6 for the kind of entity, 0–3 for head,
 * branch, representation or farm.
 */
export const isBinShaped = (text: string): boolean => /^\d\d(0[1-9]|1[0-2])[4-6][0-3]\d{6}$/.test(text)

/** What is wrong with a BIN. */
export function binTrouble(text: string): 'length' | 'checksum' | 'shape' | null {
  if (!/^\d{12}$/.test(text)) return 'length'
  if (!isChecked(text)) return 'checksum'
  return isBinShaped(text) ? null : 'shape'
}

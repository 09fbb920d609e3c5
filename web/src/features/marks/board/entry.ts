import { cellRefusal, standsBesideScore } from '@qalam/contract/journal/rules.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Sign } from '@qalam/contract/schedule/api.ts'
import type { MessageKey } from '#platform/text.ts'
import { valueOf } from './clipboard.ts'
import { nothing, type MarkValue } from './sheet.ts'

/** What a cell takes: scores up to `max`, where the subject has scores at all. */
export type Scale = { max: number; scored: boolean }

/** What typed text means: a value, or the reason why it is none. Nothing is cut or rounded into something that fits. */
export type Meaning = { value: MarkValue } | { unfit: MessageKey }

/** As many characters may be typed into a cell; more is no mark anyway. */
export const longestEntry = 8

/** What a sign makes of the value that stands: only lateness keeps a score beside it. */
export const withSign = (before: MarkValue, sign: Sign | null): MarkValue => ({
  ...before,
  sign,
  score: sign === null || standsBesideScore(sign) ? before.score : null,
})

/** What a score makes of the value that stands: an absence gives way, lateness stays. */
export const withScore = (before: MarkValue, score: number): MarkValue => ({
  ...before,
  score,
  sign: before.sign && standsBesideScore(before.sign) ? before.sign : null,
})

/** The one rule of typing a mark, in the grid and in the list of a lesson: the whole text counts, or none of it. */
export function meant(text: string, before: MarkValue, { max, scored }: Scale, language: Language): Meaning {
  const said = valueOf(text, language)
  if (!said) return { unfit: 'journal.not-a-mark' }
  const value = beside(before, said)
  const refusal = cellRefusal(value, max, scored)
  return refusal === null ? { value } : { unfit: `problem.${refusal}` }
}

function beside(before: MarkValue, { score, sign }: MarkValue): MarkValue {
  if (score === null) return sign === null ? nothing : withSign(before, sign)
  return sign === null ? withScore(before, score) : { ...before, score, sign }
}

/** Whether nothing can follow: a letter ends a text that means something, digits may always grow. */
export const isWhole = (text: string, before: MarkValue, scale: Scale, language: Language): boolean =>
  /\D$/.test(text) && 'value' in meant(text, before, scale, language)

/** Whether a digit still belongs to digits that were stored after a pause: a slow 0 after a 1 makes a ten. */
export const goesOn = (digits: string, next: string, max: number): boolean =>
  digits !== '' && /^\d+$/.test(digits + next) && Number(digits + next) <= max

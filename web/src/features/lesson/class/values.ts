import type { Mark } from '@qalam/contract/journal/cells.ts'
import { signLabel, signOfLetter, standsBesideScore } from '@qalam/contract/journal/rules.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Sign } from '@qalam/contract/schedule/api.ts'

export type Value = Pick<Mark, 'score' | 'sign' | 'comment'>
export const nothing: Value = { score: null, sign: null, comment: '' }

/** What stands in the field of a student: the score, else the letter of the sign. */
export const faceOf = ({ score, sign }: Value, language: Language): string =>
  score !== null ? String(score) : sign ? signLabel(sign, language) : ''

/** A score next to what stood: only a sign that goes with a score stays. */
const withScore = (before: Value, score: number): Value => ({
  ...before,
  score,
  sign: before.sign && standsBesideScore(before.sign) ? before.sign : null,
})

/** A sign next to what stood: an absent student has no score. */
export const withSign = (before: Value, sign: Sign | null): Value => ({
  ...before,
  sign,
  score: sign === null || standsBesideScore(sign) ? before.score : null,
})

/** What was shown in the field is taken out: the score, else the sign. The comment stays. */
const withoutFace = (before: Value): Value =>
  before.score !== null ? { ...before, score: null } : { ...before, sign: null }

/** What a typed text makes of a value; null when it means nothing within the maximum. */
export function read(text: string, before: Value, max: number, language: Language): Value | null {
  const typed = text.trim()
  if (typed === '') return withoutFace(before)
  if (/^\d{1,3}$/.test(typed)) {
    const score = Number(typed)
    return score > 0 && score <= max ? withScore(before, score) : null
  }
  const sign = /^.$/u.test(typed) ? signOfLetter(typed, language) : null
  return sign && withSign(before, sign)
}

export const isSame = (a: Value, b: Value): boolean =>
  a.score === b.score && a.sign === b.sign && a.comment === b.comment

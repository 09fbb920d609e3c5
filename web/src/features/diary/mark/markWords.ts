import type { DiaryLesson } from '@qalam/contract/diary/api.ts'
import { text } from '#platform/text.ts'

type Said = Pick<NonNullable<DiaryLesson['mark']>, 'score' | 'sign' | 'maxScore'>

/** A mark in words: «9 из 10, опоздание». */
export function markWords({ score, sign, maxScore }: Said): string {
  const points = score === null ? [] : [text('diary.score', { score, max: maxScore })]
  return [...points, ...(sign ? [text(`schedule.sign-${sign}`)] : [])].join(', ')
}

import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import { dayOfMonth, weekdayLong } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import type { Place } from './week.ts'

/** A name in the language of the screen; what has no English name keeps its Kazakh one. */
export const named = (name: Named): string => name[currentLanguage()] || name.kz

/** `08:00–08:45`. */
export const timeText = ({ timeStart, timeEnd }: Pick<Place, 'timeStart' | 'timeEnd'>): string =>
  `${timeStart}–${timeEnd}`

/** дүйсенбі, 16 қараша, 08:00–08:45. */
export const placeText = (place: Place): string =>
  `${weekdayLong(place.date)}, ${dayOfMonth(place.date)}, ${timeText(place)}`

/** A subgroup that has no name of its own is called by its number. */
export const subgroupText = ({ number, label }: NonNullable<LessonCard['subgroup']>): string =>
  label === String(number) ? text('schedule.subgroup', { number }) : label

/** Алгебра, 1-топша. */
export const subjectText = ({ subject, subgroup }: Pick<LessonCard, 'subject' | 'subgroup'>): string =>
  subgroup ? `${named(subject.name)}, ${subgroupText(subgroup)}` : named(subject.name)

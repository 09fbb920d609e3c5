import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { ClashingLesson, LessonCard, BusyTime } from '@qalam/contract/schedule/api.ts'
import { dayOfMonth, listText, weekdayLong } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { type TimeSlot, samePlace } from './week.ts'

/** A name in the language of the screen; what has no English name keeps its Kazakh one. */
export const named = (name: Named): string => name[currentLanguage()] || name.kz

/** `08:00–08:45`. */
export const timeText = ({ timeStart, timeEnd }: Pick<TimeSlot, 'timeStart' | 'timeEnd'>): string =>
  `${timeStart}–${timeEnd}`

/** дүйсенбі, 16 қараша, 08:00–08:45. */
export const placeText = (place: TimeSlot): string =>
  `${weekdayLong(place.date)}, ${dayOfMonth(place.date)}, ${timeText(place)}`

/** A subgroup that has no name of its own is called by its number. */
export const subgroupText = ({ number, label }: NonNullable<LessonCard['subgroup']>): string =>
  label === String(number) ? text('schedule.subgroup', { number }) : label

/** Алгебра, 1-топша. */
export const subjectText = ({ subject, subgroup }: Pick<LessonCard, 'subject' | 'subgroup'>): string =>
  subgroup ? `${named(subject.name)}, ${subgroupText(subgroup)}` : named(subject.name)

/** Бос емес: мұғалім, кабинет. */
export const sidesText = (sides: readonly BusyTime['side'][]): string =>
  text('schedule.not-free', { who: sides.map((side) => text(`schedule.side-${side}`)).join(', ') })

/** Each lesson on the other side of a clash in a line: what both need, and what stands there. */
export function clashLines(clashes: readonly ClashingLesson[]): string[] {
  const others = [...new Map(clashes.map((clash) => [clash.uuid, clash])).values()]
  return others.map((other) => {
    const sides = clashes.filter(({ uuid }) => uuid === other.uuid).map(({ side }) => text(`schedule.side-${side}`))
    const { group, teacher, cabinet } = other
    const where = [group, teacher, cabinet && text('schedule.cabinet', { label: cabinet })].filter(Boolean).join(' · ')
    return text('schedule.clash-with', {
      sides: listText(sides),
      other: `${timeText(other)}, ${named(other.subject)}, ${where}`,
    })
  })
}

type Act = { before: LessonCard | null; after: LessonCard | null }

const whose = (lesson: LessonCard): string => `${subjectText(lesson)}, ${lesson.group.label}`

/** What was done to a lesson: moved from where to where, changed, added, removed. */
export function actText({ before, after }: Act): string {
  if (before && after)
    return samePlace(before, after)
      ? text('schedule.act-changed', { lesson: whose(after), slot: placeText(after) })
      : text('schedule.act-moved', { lesson: whose(after), from: placeText(before), to: placeText(after) })
  if (after) return text('schedule.act-added', { lesson: whose(after), slot: placeText(after) })
  return before ? text('schedule.act-removed', { lesson: whose(before), slot: placeText(before) }) : ''
}

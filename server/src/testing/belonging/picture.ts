import { attendance } from '@qalam/contract/attendance/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { addDays, dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { School } from '#platform/testing/school.ts'
import { attended } from './attended.ts'
import { type Place, taughtOn, type Town } from './town.ts'

/**
 * What the product shows of the days before one, by keys that begin with what it is and whose:
 * `day` a lesson of the diary, `cell` one of the journal, `missed` and `held` the attendance, `percent` of a running period and
 * `signed` of a closed one as the teacher sees it, `card` a period and `year` a year as the family does, `there` who attended.
 */
export type Picture = {
  shown: Map<string, string>
  /** Whose diary is closed, as that of a leaver is: of them it holds what was shown the last time. */
  closed: Set<number>
}

export async function pictureOf(town: Town, today: string, last?: Picture): Promise<Picture> {
  const shown = new Map<string, string>()
  const closed = new Set<number>()
  const add = (key: (string | number)[], value: unknown) => shown.set(key.join('|'), JSON.stringify(value))
  for (const { person, place } of town.pupils) {
    const own = { reader: place.school.as(person), userId: person.userId }
    if ((await diaryOf(own, today, add)) && (await cardOf(own, add))) continue
    closed.add(person.userId)
    for (const [key, value] of last?.shown ?? []) if (isOfFamily(key, person.userId)) shown.set(key, value)
  }
  for (const place of [town.home, town.away]) {
    await journalsOf(place, today, add)
    await sheetsOf(place, add)
    await missedIn(place, today, add)
    for (const { student, lesson, day } of await attended(place, today)) add(['there', student, day, lesson], true)
  }
  return { shown, closed }
}

/** Whether a key tells what the family of a pupil reads. */
export const isOfFamily = (key: string, userId: number): boolean => {
  const [what, whose] = key.split('|')
  return whose === String(userId) && ['day', 'card', 'year'].includes(what!)
}

type Own = { reader: ReturnType<School['as']>; userId: number }
type Add = (key: (string | number)[], value: unknown) => unknown

async function diaryOf({ reader, userId }: Own, today: string, add: Add): Promise<boolean> {
  for (const date of taughtOn.filter((day) => day < today)) {
    const { status, body } = await reader(diary.week, { query: { date: dottedOf(date) } })
    if (status !== 200) return false
    for (const day of body.days.filter((one) => one.date < today))
      for (const { uuid, subject, teacher, theme, mark } of day.lessons)
        add(['day', userId, day.date, uuid], [subject.id, teacher, theme, mark?.score, mark?.sign, mark?.maxScore])
  }
  return true
}

/** A period in which nothing was earned has nothing to keep: it goes and comes with the plans of the class. */
export async function cardOf({ reader, userId }: Own, add: Add): Promise<boolean> {
  const { status, body } = await reader(diary.attestation)
  if (status !== 200) return false
  for (const { subjectId, cells, year } of body.subjects) {
    if (year !== null) add(['year', userId, subjectId], year)
    for (const { period, percent, recommended, formative, sor, soch, given } of cells) {
      const scores = [
        formative.toSorted(),
        ...[sor, soch].map((some) => some.map(({ score }) => score).filter((score) => score !== null)),
      ]
      const isEmpty = percent === null && !given && scores.flat().length === 0
      if (!isEmpty) add(['card', userId, subjectId, period], [percent, recommended, ...scores, given?.score])
    }
  }
  return true
}

async function journalsOf({ school, plans, lessons }: Place, today: string, add: Add): Promise<void> {
  const dayOf = new Map(lessons.map(({ uuid, day }) => [uuid, day]))
  for (const plan of plans)
    for (const quarter of [20261, 20262]) {
      const { body } = await school.as('zavuch')(journal.quarter, { params: { id: plan.uuid } }, { quarter })
      for (const { userId, marks } of body.rows)
        for (const [lesson, mark] of Object.entries(marks)) {
          const day = dayOf.get(lesson)
          if (day && day < today) add(['cell', userId, day, lesson], [mark.score, mark.sign])
        }
    }
}

async function sheetsOf({ school, plans }: Place, add: Add): Promise<void> {
  for (const plan of plans)
    for (const period of ['q1', 'q2'] as const) {
      const { body } = await school.as('zavuch')(periodMarks.sheet, { params: { id: plan.uuid }, query: { period } })
      for (const { userId, fullName, percent, until, mark } of body.rows)
        if (body.status === 'closed') add(['signed', userId, plan.uuid, period], [fullName, percent, mark.score])
        else if (until === null) add(['percent', userId, plan.subjectId, period], percent)
    }
}

async function missedIn({ school }: Place, today: string, add: Add): Promise<void> {
  const query = { from: '2026-09-01', to: addDays(today, -1), limit: 100 }
  const { body } = await school.as('zavuch')(attendance.report, { query })
  for (const { id, lessons, absent, excused, ill, late, days } of body.rows)
    (add(['missed', id], [absent, excused, ill, late, days]), add(['held', id], lessons))
}

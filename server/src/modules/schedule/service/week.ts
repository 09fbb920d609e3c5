import { addDays, dottedOf, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { accessDenied, notFound } from '@qalam/contract/kernel/problem.ts'
import type { WeekQuery, WeekSchedule } from '@qalam/contract/schedule/api.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { vacationOn } from '@qalam/contract/schedule/vacations.ts'
import type { z } from 'zod'
import { found } from '#platform/access.ts'
import { type Actor, isManagement, isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import type { Versioned } from '#platform/cache.ts'
import { type ScheduledLessonRow, lessonsOf, ownLessons, type WeekSpan } from '../views/lessons.ts'
import { type WeekNames, scheduleNames } from '../views/names.ts'
import { cardOf } from './card.ts'
import { maySee, mayAdd, type ShownWeek, shown, type Sight } from './shown.ts'
import { schoolOf } from './viewer.ts'

type Query = z.output<typeof WeekQuery>
type Wire = z.input<typeof WeekSchedule>
type Read = Promise<Versioned<{ sight: Sight | null; lessons: ScheduledLessonRow[] }>>

/**
 * The week around a day in its wire form. A student gets the own group, a teacher the own lessons unless another
 * is named, the management any week of the school. A student who is in no group yet gets a week of nobody's, with
 * nothing in it. 403 for what is none of theirs, 404 for another school.
 */
export async function week(context: Context, query: Query): Promise<Wire> {
  const { actor, cache, db, now, today } = context
  const day = query.date ?? today
  const monday = mondayOf(day)
  const span = { monday, sunday: addDays(monday, 6), day, now }
  const schoolId = schoolOf(actor)

  const { value: names, rows } = await cache.get(scheduleNames, { db, schoolId }, (known, at) =>
    isStudent(actor)
      ? ownWeek(at, actor, schoolId, span)
      : staffWeek(at, schoolId, span, sightOf(known, query, actor, day)),
  )
  const { sight, lessons } = rows
  if (isStudent(actor) && isStrange(query, sight)) throw named(names, query) ? accessDenied() : notFound()
  if (!sight) return weekOf(names, null, lessons, span, actor)
  const seen = found(shown(names, sight, actor))
  if (!maySee(seen, lessons, actor)) throw accessDenied()
  return weekOf(names, seen, lessons, span, actor)
}

async function ownWeek(db: Db, actor: Actor, schoolId: number, span: WeekSpan): Read {
  const { version, rows } = await ownLessons(db, schoolId, actor.userId, span)
  const { groupId, lessons } = rows
  return { version, rows: { sight: groupId === null ? null : { kind: 'group', id: groupId }, lessons } }
}

async function staffWeek(db: Db, schoolId: number, span: WeekSpan, sight: Sight): Read {
  const { version, rows } = await lessonsOf(db, schoolId, sight.kind, sight.id, span)
  return { version, rows: { sight, lessons: rows } }
}

/** What is asked for; else the own lessons, and for the management that does not teach the first group of the year. */
function sightOf(names: WeekNames, { groupId, teacherId, cabinetId }: Query, actor: Actor, day: string): Sight {
  if (groupId !== undefined) return { kind: 'group', id: groupId }
  if (teacherId !== undefined) return { kind: 'teacher', id: teacherId }
  if (cabinetId !== undefined) return { kind: 'cabinet', id: cabinetId }

  const year = academicYearOf(day)
  const ofYear = [...names.groups.values()].filter((group) => group.year === year)
  const teaches = ofYear.some(({ id }) => names.taught.get(actor.userId)?.has(id))
  const first = ofYear.find(({ archived }) => !archived)
  return isManagement(actor) && !teaches && first
    ? { kind: 'group', id: first.id }
    : { kind: 'teacher', id: actor.userId }
}

/** A student may name the own group, and nothing else. */
const isStrange = ({ groupId, teacherId, cabinetId }: Query, own: Sight | null): boolean =>
  teacherId !== undefined || cabinetId !== undefined || (groupId !== undefined && groupId !== own?.id)

/** Whether a place of the school stands behind an id: tells "not yours" from "no such". */
const named = (
  { groups, people, cabinets }: WeekNames,
  { groupId = 0, teacherId = 0, cabinetId = 0 }: Query,
): boolean => groups.has(groupId) || people.has(teacherId) || cabinets.has(cabinetId)

function weekOf(
  names: WeekNames,
  seen: ShownWeek | null,
  lessons: readonly ScheduledLessonRow[],
  { monday, sunday }: WeekSpan,
  actor: Actor,
): Wire {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((date) => ({
    date: dottedOf(date),
    holiday: holidayOn(names, date, seen?.parallel ?? null),
    lessons: lessons.filter((lesson) => lesson.date === date).map((lesson) => cardOf(lesson, names, actor)),
  }))
  const quarter = names.quarters.find(({ startsOn, endsOn }) => startsOn <= sunday && endsOn >= monday)
  return {
    weekStart: dottedOf(monday),
    weekEnd: dottedOf(sunday),
    quarterId: quarter?.id ?? null,
    view: seen && { kind: seen.kind, id: seen.id, label: seen.label },
    days: days.filter((day, index) => index < 6 || day.lessons.length > 0),
    periods: seen ? periodsOf(names, seen) : [],
    can: { add: seen !== null && mayAdd(seen, names, actor), choose: !isStudent(actor) },
  }
}

/** A holiday by its name, else the school holidays between two quarters. */
const holidayOn = ({ holidays, quarters }: WeekNames, date: string, parallel: number | null) =>
  holidays.find(
    ({ startsOn, endsOn, parallels }) =>
      startsOn <= date && date <= endsOn && (parallels === null || (parallel !== null && parallels.includes(parallel))),
  )?.name ?? vacationOn(date, quarters)

/** The bell rows of all tables of the view, each stretch of time once. */
function periodsOf({ schemes }: WeekNames, seen: ShownWeek): Wire['periods'] {
  const periods = [...schemes].flatMap(([uuid, scheme]) =>
    seen.schemes.has(uuid) ? scheme.periods.map((period) => ({ ...period, shift: scheme.shift })) : [],
  )
  // Clock times need no alphabet.
  const sorted = periods.toSorted((a, b) =>
    order(a) === order(b) ? a.number - b.number : order(a) < order(b) ? -1 : 1,
  )
  return sorted
    .filter((period, index) => index === 0 || order(period) !== order(sorted[index - 1] ?? period))
    .map(({ number, start, end, shift }) => ({ number, timeStart: start, timeEnd: end, shift }))
}

const order = ({ start, end }: { start: string; end: string }) => `${start}-${end}`

import { groupLabel, isHighGrade } from '@qalam/contract/groups/rules.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import type { EndingClass, YearEnd, YearEndBatch } from '@qalam/contract/year-end/api.ts'
import { academicYear } from '#modules/schools/public.ts'
import { quartersOf } from '#modules/schools/days/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import type { YearEndClass } from '../plan/facts.ts'
import { nextOf, usualAct } from '../plan/plan.ts'
import { canEndYear } from '../policy.ts'
import { classesOf, pupilsOf } from '../views.ts'
import { batchesOf, type YearEndBatchView, waitingOf } from '../views-of-batches.ts'
import { examsOf } from '../views-of-next.ts'

/** The year that ends, with its classes and the acts that were done. */
export async function read({ actor, db, today, now, quarterId }: Context): Promise<YearEnd> {
  allow(canEndYear(actor))
  const schoolId = found(actor.schoolId)
  const year = (await academicYear(db, schoolId, today, quarterId)) ?? academicYearOf(today)
  const endsOn = await lastDayOf(db, schoolId, year)
  const classes = await classesOf(db, schoolId, year)
  const counts = new Map<number, number>()
  for (const { groupId } of await pupilsOf(db, schoolId, year, today))
    counts.set(groupId, (counts.get(groupId) ?? 0) + 1)
  const last = Math.max(...classes.map(({ parallel }) => parallel), 0)
  const batches = await batchesOf(db, schoolId, year)
  const waiting = await waitingOf(db, schoolId, year)
  const exams = await examsOf(db, schoolId, year, now)
  return {
    year,
    endsOn,
    isOver: endsOn !== null && today > endsOn,
    classes: classes.map((one) => {
      const students = counts.get(one.id) ?? 0
      const isWaiting = waiting.has(one.id) && students > 0
      return presentClass(one, { students, last, isWaiting, exams: exams.get(one.id) ?? null })
    }),
    batches: batches.map(presentBatch),
  }
}

/** The last day of a year’s quarters; null where the school has none of them. */
export async function lastDayOf(db: Db, schoolId: number, year: number): Promise<string | null> {
  const days = (await quartersOf(db, schoolId)).filter(({ id }) => Math.floor(id / 10) === year)
  return days.at(-1)?.endsOn ?? null
}

type Around = Pick<EndingClass, 'students' | 'isWaiting' | 'exams'> & { last: number }

function presentClass(one: YearEndClass, { students, last, isWaiting, exams }: Around): EndingClass {
  const { id, parallel, letter } = one
  const faculty = one.faculty === 'emn' || one.faculty === 'ogn' ? one.faculty : null
  return {
    groupId: id,
    label: groupLabel({ parallel, letter, faculty }),
    parallel,
    letter,
    eduLang: one.eduLang === 'ru' ? 'ru' : 'kz',
    faculty,
    students,
    act: usualAct(one, last, { hasExams: exams !== null, isWaiting }),
    next: nextOf(one),
    asksFaculty: isHighGrade(parallel + 1) && faculty === null,
    exams,
    isWaiting,
  }
}

export function presentBatch({ uuid, year, by, at, made, undoneBy, undoneAt }: YearEndBatchView): YearEndBatch {
  return {
    uuid,
    year,
    by,
    at: at.toISOString(),
    classes: made.classes,
    promoted: made.stays.length,
    left: made.left.length,
    waiting: made.waiting?.length ?? 0,
    undone: undoneBy !== null && undoneAt !== null ? { by: undoneBy, at: undoneAt.toISOString() } : null,
  }
}

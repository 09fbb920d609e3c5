import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { Board } from '@qalam/contract/office-schedule/api.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { vacationOn } from '@qalam/contract/schedule/vacations.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit, leadOnly } from '../policy.ts'
import { boardOf } from '../views/board.ts'
import { type Calendar, calendarOf } from '../views/calendar.ts'

type Query = { date?: string | undefined; span: 'day' | 'week' }

/** The timetable of the whole school on a day or in a week; Sunday is there when it is asked for or holds a lesson. */
export async function board({ actor, db, today }: Context, { date = today, span }: Query): Promise<Board> {
  const schoolId = found(actor.schoolId)
  const monday = mondayOf(date)
  const [from, until] = span === 'day' ? [date, date] : [monday, addDays(monday, 6)]
  const asked = { schoolId, from, until, year: academicYearOf(date), leadId: leadOnly(actor) }

  const calendar = await calendarOf(db, schoolId)
  const shown = await boardOf(db, asked)
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  const kept = days.filter(
    (day, index) =>
      index < 6 || (span === 'day' && day === date) || shown.lessons.some((lesson) => lesson.date === day),
  )
  return {
    ...shown,
    weekStart: monday,
    quarterId: calendar.quarters.find(({ startsOn, endsOn }) => startsOn <= until && endsOn >= from)?.id ?? null,
    days: kept.map((day) => ({ date: day, holiday: holidayOn(calendar, day) })),
    can: { edit: canEdit(actor) },
  }
}

/** A day on which nobody has lessons: a holiday of some grades only is not named here. */
const holidayOn = ({ holidays, quarters }: Calendar, day: string): Named | null =>
  holidays.find(({ startsOn, endsOn, parallels }) => startsOn <= day && day <= endsOn && parallels === null)?.name ??
  vacationOn(day, quarters)

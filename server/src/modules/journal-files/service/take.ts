import { numberOfQuarter, yearOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { noChild } from '@qalam/contract/diary/problems.ts'
import { canReport, journalOf, type GridContext } from '#modules/journal/public.ts'
import { sheetOfPeriod } from '#modules/period-marks/public.ts'
import { noteOpened } from '#modules/record-openings/public.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { allow, found } from '#platform/access.ts'
import { isParent, isStaff } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import type { Filed } from '../paper/journal.ts'
import { homeworkOf } from '../views/homework.ts'
import { groupOf, ownStudent, studentOf } from '../views/people.ts'
import { type JournalCard, cardsOf } from './cards.ts'

/** A journal with the marks of its period; for whoever may read it. */
export async function journal(context: GridContext, planUuid: string): Promise<Filed> {
  const shown = await journalOf(context, planUuid)
  const sheet = await sheetOfPeriod({ ...context, quarterId: shown.quarter.id }, planUuid)
  return { journal: shown, sheet, homework: await homeworkOf(context.db, found(context.actor.schoolId), planUuid) }
}

type Cards = { cards: JournalCard[]; year: number | null }

/** The card of one student: the own one, a child's, or that of a student of the school. */
export async function card(
  context: Context,
  { userId, years }: { userId?: number | undefined; years: 'one' | 'all' },
): Promise<Cards> {
  const { actor, db, today, now } = context
  const staff = isStaff(actor)
  const student = staff
    ? found(await studentOf(db, found(actor.schoolId), found(userId), today))
    : await ownStudent(db, actor, userId ?? null)
  if (!student && isParent(actor) && userId === undefined) throw noChild()
  const { schoolId, userId: id, leadId } = found(student)
  if (staff) {
    allow(canReport(actor, { leadId }))
    await noteOpened(context, { schoolId, studentId: id, what: 'card' })
  }
  const year = years === 'all' ? null : yearAsked(context)
  return { cards: await cardsOf(db, { schoolId, students: [id], year, told: staff ? null : now }), year }
}

/** The cards of a group; 403 for who neither leads it nor runs the school. */
export async function cards(context: Context, groupId: number): Promise<Cards & { label: string }> {
  const { actor, db } = context
  const schoolId = found(actor.schoolId)
  const { leadId, year, students, label } = found(await groupOf(db, schoolId, groupId))
  allow(canReport(actor, { leadId }))
  return { label, cards: await cardsOf(db, { schoolId, students, year }), year }
}

/** The marks of a group for the quarter that is chosen. */
export async function group(context: Context, groupId: number) {
  const { actor, db, quarterId, today } = context
  const schoolId = found(actor.schoolId)
  const quarter = quarterId === null ? 1 : numberOfQuarter(quarterId)
  const { leadId, year, students, label } = found(await groupOf(db, schoolId, groupId, { quarter, today }))
  allow(canReport(actor, { leadId }))
  return { label, quarter, cards: await cardsOf(db, { schoolId, students, year }) }
}

const yearAsked = ({ quarterId, today }: Context): number =>
  quarterId === null ? academicYearOf(today) : yearOfQuarter(quarterId)

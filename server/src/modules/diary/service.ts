import type { Attestation, diary } from '@qalam/contract/diary/api.ts'
import { noChild } from '@qalam/contract/diary/problems.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { mondayOf, yearOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { found } from '#platform/access.ts'
import { isParent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { attestationFrom } from './attestation.ts'
import { attestationOf } from './views/attestation.ts'
import { markHistory } from './views/mark.ts'
import { openingsOf } from './views/openings.ts'
import { dayOfQuarter } from './views/quarter.ts'
import { diaryWeek } from './views/week.ts'
import { worksOf } from './views/works.ts'

/**
 * The week around a day of the actor, or of a bound child, as JSON in its wire form. Without a day it is the present week;
 * with another quarter in X-Quarter the week of it that is nearest to today.
 */
export async function week(context: Context, date: string | null, userId: number | null): Promise<string> {
  const { actor, db, now, today, quarterId } = context
  const day = date ?? (quarterId === null ? today : await dayOfQuarter(db, { actor, quarterId, today }))
  const json = await diaryWeek(db, { actor, userId, monday: mondayOf(day), now })
  if (json === undefined && isParent(actor) && userId === null) throw noChild()
  return found(json)
}

/** Subjects by periods for the academic year of X-Quarter, the present one by default. */
export async function attestation(context: Context, userId: number | null): Promise<Attestation> {
  const { actor, db, now, today, quarterId } = context
  const year = quarterId === null ? null : yearOfQuarter(quarterId)

  const row = await attestationOf(db, { actor, userId, today, now, year })
  if (!row && isParent(actor) && userId === null) throw noChild()
  return attestationFrom(found(row), today)
}

/** What the mark of a lesson has been: a family reads who changed it and when. */
export async function mark(
  context: Context,
  lesson: string,
  userId: number | null,
): Promise<Answer<typeof diary.mark>> {
  const { actor, db, now } = context
  return found(await markHistory(db, { actor, userId, lesson, now }))
}

/** The sor and soch of the quarter of X-Quarter as JSON in its wire form. */
export async function works(context: Context, userId: number | null): Promise<string> {
  const { actor, db, now, today, quarterId } = context
  const json = await worksOf(db, { actor, userId, quarterId, today, now })
  if (json === undefined && isParent(actor) && userId === null) throw noChild()
  return found(json)
}

/** Who of the staff opened the record of the student by name. */
export async function openings(context: Context, userId: number | null): Promise<Answer<typeof diary.openings>> {
  const { actor, db, today } = context
  const told = await openingsOf(db, { actor, userId, today })
  if (told === undefined && isParent(actor) && userId === null) throw noChild()
  return found(told)
}

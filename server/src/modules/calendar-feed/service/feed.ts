import { addDays } from '@qalam/contract/kernel/calendar.ts'
import { hasSubscription } from '#modules/payments/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { type FeedLesson, lessonsOfStudent, lessonsOfTeacher } from '../views/lessons.ts'
import { type FeedRow, feedBy } from '../views/people.ts'
import { hashOf } from './own.ts'

/** Days that a calendar goes back and ahead. */
const [back, ahead] = [28, 180]

/** The lessons behind an address. */
export async function feed(
  { db, now, today }: Context,
  schoolId: number,
  token: string,
): Promise<{ feed: FeedRow; lessons: FeedLesson[] }> {
  const known = found(await feedBy(db, schoolId, hashOf(token)))
  const isStudent = known.role === 'student'
  // A student whose subscription ended sees no timetable, here as on the page.
  if (known.readerRole === 'student') found((await hasSubscription(db, now, [known.readerId])) || null)

  const asked = { schoolId, userId: known.userId, from: addDays(today, -back), until: addDays(today, ahead) }
  const lessons = isStudent ? await lessonsOfStudent(db, asked) : await lessonsOfTeacher(db, asked)
  return { feed: known, lessons }
}

import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { bellsOf } from '../views/bells.ts'
import { clashesOf, type PlacedLesson } from '../views/clashes.ts'
import type { Time } from './agreement.ts'

/** The first bell of the day at which a lesson meets no other; 422 under the start when every one is taken. */
export async function firstFreeTime(db: Db, lesson: Omit<PlacedLesson, keyof Time>): Promise<Time> {
  for (const time of await bellsOf(db, lesson.schoolId, lesson.groupId)) {
    const clashes = await clashesOf(db, { ...lesson, ...time })
    if (clashes.length === 0) return time
  }
  throw fieldProblem('timeStart', 'schedule.no-free-time')
}

import { localClock } from '@qalam/contract/kernel/calendar.ts'
import { cannotConduct } from '@qalam/contract/lesson/problems.ts'
import { hasBegun, whyNotConducted } from '@qalam/contract/lesson/rules.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { conductLesson } from '#modules/schedule/public.ts'
import type { Context } from '#platform/context.ts'
import type { LessonPageFacts } from '../views/facts.ts'
import { lessonToTeach } from './entry.ts'

/** Says that a lesson took place; its theme is locked from then on. A repeat changes nothing. */
export async function conduct(context: Context, uuid: string): Promise<{}> {
  const facts = await lessonToTeach(context, uuid)
  if (facts.conducted) return {}

  const begun = hasBegun(facts, { day: context.today, clock: localClock(context.now) })
  const reason = whyNotConducted({ ...facts, begun })
  if (reason) throw cannotConduct({ reason })

  await conductLesson(context.db, facts.schoolId, uuid, { at: context.now, by: context.actor.userId })
  tell(context, facts)
  return {}
}

/** Takes that back while the period is open. */
export async function unconduct(context: Context, uuid: string): Promise<{}> {
  const facts = await lessonToTeach(context, uuid)
  if (!facts.conducted) return {}
  if (facts.closed) throw cannotConduct({ reason: 'closed' })

  await conductLesson(context.db, facts.schoolId, uuid, null)
  tell(context, facts)
  return {}
}

function tell(context: Context, facts: LessonPageFacts): void {
  const { uuid, groupId, schoolId, teacherId, substitutedId, date } = facts
  const teacherIds = substitutedId === null ? [teacherId] : [teacherId, substitutedId]
  context.announce(scheduleChanged, schoolId, { lessonUuid: uuid, groupId, teacherIds, dates: [date] })
}

import { planChanged, themesMoved } from '@qalam/contract/calendar-plans/events.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'

/** Tells the staff that a plan is another one now. */
export const tell = (context: Context, plan: { planUuid: string; groupId: number }): void =>
  context.announce(planChanged, found(context.actor.schoolId), plan)

type Moved = { planUuid: string; teacherId: number; count: number }

/** Whose plan it is learns that somebody else laid its themes anew. */
export function tellTeacher(context: Context, moved: Moved): void {
  if (moved.count === 0 || moved.teacherId === context.actor.userId) return
  context.announce(themesMoved, found(context.actor.schoolId), moved)
}

type Lesson = { uuid: string; date: string }

/** Tells that lessons have other themes or another teacher. */
export function tellLessons(context: Context, groupId: number, teacherIds: number[], lessons: readonly Lesson[]): void {
  for (const { uuid, date } of lessons)
    context.announce(scheduleChanged, found(context.actor.schoolId), {
      lessonUuid: uuid,
      groupId,
      teacherIds,
      dates: [date],
    })
}

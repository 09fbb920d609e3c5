import { lessonHasContent, lessonHasWork, lessonMarked } from '@qalam/contract/schedule/problems.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import * as repository from '../repository.ts'
import { contentOf } from '../views/facts.ts'
import { announce } from './announce.ts'
import { hold } from './change.ts'

type Reference = { uuid: string; version?: number | undefined; withContent: boolean }

/** Takes a lesson out of the schedule; its theme goes back to the plan. What was conducted, marked or worked on stays. */
export async function destroy(context: Context, { uuid, version, withContent }: Reference): Promise<{}> {
  const { db } = context
  const { lesson } = await hold(context, uuid, version, (held) => ({
    date: held.on_date,
    cabinetId: null,
    themeUuid: null,
  }))
  const { marks, worked, ...content } = await contentOf(db, lesson.school_id, uuid)
  if (marks > 0) throw lessonMarked({ marks })
  if (worked) throw lessonHasWork()
  if (!withContent && content.homework + content.materials > 0) throw lessonHasContent(content)

  await repository
    .removeLesson(db, lesson.school_id, uuid)
    .catch(orRefuse('mark_lesson', lessonMarked({ marks: 1 })))
    .catch(orRefuse('attempt_sitting', lessonHasWork()))
    .catch(orRefuse('content_reading_given', lessonHasWork()))
  const { school_id: schoolId, group_id: groupId, teacher_id: teacherId, on_date: date } = lesson
  announce(context, { uuid, schoolId, groupId, teacherIds: [teacherId], dates: [date] })
  return {}
}

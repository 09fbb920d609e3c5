import type { LessonCard } from '@qalam/contract/schedule/api.ts'

/** The draft that puts a removed lesson back as it stood. */
export const draftOf = (lesson: LessonCard) => ({
  uuid: lesson.uuid,
  entityKind: lesson.lessonType,
  groupId: lesson.group.id,
  subjectId: lesson.subject.id,
  subgroupId: lesson.subgroup?.id ?? null,
  date: lesson.date,
  timeStart: lesson.timeStart,
  timeEnd: lesson.timeEnd,
  cabinet_id: lesson.cabinet?.id ?? null,
  calendar_plan_lesson_uuid: lesson.calendarPlanLessonUuid,
})

import { Problem } from '@qalam/contract/kernel/problem.ts'
import { type LessonCard, schedule } from '@qalam/contract/schedule/api.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { takeUp } from '#platform/http/refusal.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/notify.ts'
import { staleReads } from '../reads.ts'
import { isRestorable } from '../week/week.ts'
import { subjectText } from '../week/words.ts'

type Asked = { lesson: LessonCard; hasContent: boolean }

/** The draft that puts a removed lesson back as it stood. */
const draftOf = (lesson: LessonCard) => ({
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
  isForce: lesson.forced ? (1 as const) : (0 as const),
})

/** Removes at once and offers to undo; asks first where nothing could bring the lesson back. */
export function useRemoving() {
  const destroy = useCommand(schedule.destroy, { refresh: staleReads })
  const add = useCommand(schedule.add, { refresh: staleReads })
  const [asked, setAsked] = useState<Asked | null>(null)

  const send = async ({ uuid, version }: LessonCard, withContent: boolean) => {
    await destroy.mutateAsync({ body: { uuid, version, withContent } })
    setAsked(null)
  }
  const failed = (lesson: LessonCard) => (failure: unknown) => {
    if (!(failure instanceof Problem) || failure.code !== 'schedule.has-content') return
    takeUp(failure)
    setAsked({ lesson, hasContent: true })
  }
  const remove = (lesson: LessonCard) => {
    if (!isRestorable(lesson)) return setAsked({ lesson, hasContent: false })
    void send(lesson, false).then(() => offerUndo(lesson), failed(lesson))
  }
  const offerUndo = (lesson: LessonCard) =>
    notify({
      kind: 'success',
      text: text('schedule.removed', { subject: subjectText(lesson) }),
      action: { label: text('common.undo'), run: () => add.mutate({ body: draftOf(lesson) }) },
    })
  const confirm = () => asked && void send(asked.lesson, asked.hasContent).catch(failed(asked.lesson))

  return { asked, remove, confirm, busy: destroy.isPending, close: () => setAsked(null) }
}

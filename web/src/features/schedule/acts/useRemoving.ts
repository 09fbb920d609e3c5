import { Problem } from '@qalam/contract/kernel/problem.ts'
import { type LessonCard, schedule } from '@qalam/contract/schedule/api.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { takeUp } from '#platform/http/refusal.ts'
import { focusLesson } from '../grid/focus.ts'
import { staleReads } from '../reads.ts'
import { isRestorable } from '../week/week.ts'

type RemovalQuestion = { lesson: LessonCard; hasContent: boolean }

/** Removes at once and offers to undo; asks first where nothing could bring the lesson back. */
export function useRemoving(done: (before: LessonCard, after: null) => void) {
  const destroy = useCommand(schedule.destroy, { refresh: staleReads })
  const [asked, setAsked] = useState<RemovalQuestion | null>(null)

  const send = async (lesson: LessonCard, withContent: boolean) => {
    const { uuid, version } = lesson
    await destroy.mutateAsync({ body: { uuid, version, withContent } })
    setAsked(null)
    focusLesson(lesson)
    // What went with the lesson cannot be brought back: then there is nothing to offer.
    if (!withContent && isRestorable(lesson)) done(lesson, null)
  }
  const failed = (lesson: LessonCard) => (failure: unknown) => {
    if (!(failure instanceof Problem) || failure.code !== 'schedule.has-content') return
    takeUp(failure)
    setAsked({ lesson, hasContent: true })
  }
  const remove = (lesson: LessonCard) => {
    if (!isRestorable(lesson)) return setAsked({ lesson, hasContent: false })
    void send(lesson, false).catch(failed(lesson))
  }
  const confirm = () => asked && void send(asked.lesson, asked.hasContent).catch(failed(asked.lesson))

  return { asked, remove, confirm, busy: destroy.isPending, close: () => setAsked(null) }
}

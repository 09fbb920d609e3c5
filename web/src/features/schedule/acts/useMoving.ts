import { type LessonCard, schedule } from '@qalam/contract/schedule/api.ts'
import { useCommand } from '#platform/api.ts'
import type { useClashes } from '../clash/useClashes.ts'
import { focusLesson } from '../grid/focus.ts'
import { staleReads } from '../reads.ts'
import { changeTo } from '../week/change.ts'
import type { TimeSlot } from '../week/week.ts'

type Options = {
  attempt: ReturnType<typeof useClashes>['attempt']
  done: (before: LessonCard, after: LessonCard) => void
}

/** Moves a lesson to another place. A longer or shorter lesson keeps its length only where it stands: a new place gives its bell. */
export function useMoving({ attempt, done }: Options) {
  const change = useCommand(schedule.change, { refresh: staleReads })

  const move = async (lesson: LessonCard, place: TimeSlot) => {
    const params = { scheduleUuid: lesson.uuid }
    const body = changeTo(lesson, place)
    const moved = await attempt((isForce) => change.mutateAsync({ params, body: { ...body, isForce } }))
    done(lesson, moved)
    focusLesson(moved)
  }
  // A refusal was announced where it happened; the lesson simply stays, and so does the focus.
  return (lesson: LessonCard, place: TimeSlot) => void move(lesson, place).catch(() => focusLesson(lesson))
}

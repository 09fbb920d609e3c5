import { type LessonCard, schedule } from '@qalam/contract/schedule/api.ts'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/notify.ts'
import { useClashes } from '../clash/useClashes.ts'
import { staleReads } from '../reads.ts'
import { changeTo } from '../week/change.ts'
import type { Place } from '../week/week.ts'
import { placeText, subjectText } from '../week/words.ts'

/** Moves a lesson to another place and offers to take that back. `asked` are clashes that wait for an answer. */
export function useMoving() {
  const change = useCommand(schedule.change, { refresh: staleReads })
  const { asked, attempt } = useClashes()

  const put = (lesson: LessonCard, place: Place) => {
    const params = { scheduleUuid: lesson.uuid }
    const body = changeTo(lesson, place)
    return attempt((isForce) => change.mutateAsync({ params, body: { ...body, isForce } }))
  }
  /** A lesson longer or shorter than its bell keeps that only where it stands; a new place gives it a new bell. */
  const move = async (lesson: LessonCard, place: Place) => {
    const moved = await put(lesson, place)
    notify({
      kind: 'success',
      text: text('schedule.moved', { subject: subjectText(lesson), slot: placeText(place) }),
      action: { label: text('common.undo'), run: () => void put(moved, lesson).catch(() => undefined) },
    })
  }
  // A refusal was announced where it happened; the lesson simply stays.
  return { asked, move: (lesson: LessonCard, place: Place) => void move(lesson, place).catch(() => undefined) }
}

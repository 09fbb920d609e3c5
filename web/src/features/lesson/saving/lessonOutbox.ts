import { lesson, type LinkDraft } from '@qalam/contract/lesson/api.ts'
import { call, everyReadOf } from '#platform/api.ts'
import type { Leaving, Sent } from '#platform/outbox/entry.ts'
import { sentOf } from '#platform/outbox/failure.ts'
import { pageQueue } from '#platform/outbox/page-queue.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'

/** What a teacher says of a lesson: that it took place or did not after all, or a link to its materials. */
export type LessonWrite =
  { kind: 'conduct'; lessonUuid: string; conducted: boolean } | { kind: 'link'; lessonUuid: string; link: LinkDraft }

/** A link is known by its own id, and a lesson took place once: the same again changes nothing. */
export const slotOf = (write: LessonWrite): string =>
  write.kind === 'link' ? `${write.lessonUuid} ${write.link.uuid}` : `${write.lessonUuid} conduct`

function told(write: LessonWrite, signal: AbortSignal): Promise<unknown> {
  const params = { scheduleUuid: write.lessonUuid }
  if (write.kind === 'link') return call(lesson.addLink, { params, body: write.link }, { silent: true, signal })
  return call(write.conducted ? lesson.conduct : lesson.unconduct, { params }, { silent: true, signal })
}

async function send(entries: readonly Leaving<LessonWrite>[], signal: AbortSignal): Promise<Sent<null>> {
  const [entry] = entries
  if (!entry) return { answers: [] }
  try {
    await told(entry.value, signal)
    return { answers: [{ id: entry.id, outcome: 'stored', version: entry.base + 1, says: null }] }
  } catch (failure) {
    return sentOf(failure)
  }
}

/** What waits on this device about lessons, one thing a call. */
export const lessonOutboxOf = pageQueue<LessonWrite, null>({
  name: 'lesson',
  send,
  most: 1,
  callOf: slotOf,
  refresh: [everyReadOf(lesson.page)],
  untold: () => notify({ kind: 'error', text: text('unsent.not-taken', { what: text('lesson.title') }) }),
})

import type { LinkDraft } from '@qalam/contract/lesson/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tellWarning } from '#platform/notices.ts'
import { endingOf } from '#platform/outbox/ending.ts'
import { useQueue } from '#platform/outbox/useQueue.ts'
import { text } from '#platform/text.ts'
import { lessonOutboxOf, type LessonWrite, slotOf } from './lessonOutbox.ts'

/** What a teacher says of one lesson, by the queue of the device. */
export function useLessonWrites(lessonUuid: string) {
  const outbox = lessonOutboxOf(useQueryClient())
  const queue = useQueue(outbox)
  const [busy, setBusy] = useState(false)
  useEffect(() => outbox.attend((slot) => slot.startsWith(lessonUuid)), [outbox, lessonUuid])
  const own = queue.waitingFor().filter(({ value }) => value.lessonUuid === lessonUuid)

  /** True once the server has taken it; false while it waits or where it was refused, which is left to be shown. */
  const write = async (value: LessonWrite): Promise<boolean> => {
    setBusy(true)
    const id = outbox.put({ slot: slotOf(value), owner: queue.owner, value, base: 0 })
    const ending = await endingOf(outbox, { id, owner: queue.owner })
    setBusy(false)
    if (ending === null) tellWarning(text('unsent.kept'))
    return ending?.answer?.outcome === 'stored'
  }

  return {
    ...{ busy, waiting: own.length, hindered: own.length > 0 ? queue.hindered : null, flush: queue.flush },
    /** What was said here and not sent yet; null when nothing was. */
    conducted: own.flatMap(({ value }) => (value.kind === 'conduct' ? [value.conducted] : []))[0] ?? null,
    links: own.flatMap(({ value }): LinkDraft[] => (value.kind === 'link' ? [value.link] : [])),
    troubles: queue.troubles().filter(({ entry }) => entry.value.lessonUuid === lessonUuid),
    conduct: (conducted: boolean) => write({ kind: 'conduct', lessonUuid, conducted }),
    addLink: (link: LinkDraft) => write({ kind: 'link', lessonUuid, link }),
    giveUp: (slot: string) => queue.resolve(slot),
  }
}

export type LessonWrites = ReturnType<typeof useLessonWrites>

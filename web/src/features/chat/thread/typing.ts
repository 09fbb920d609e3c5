import { chat } from '@qalam/contract/chat/api.ts'
import { typingEvery, typingShown } from '@qalam/contract/chat/rules/limits.ts'
import type { OpenTalk } from '@qalam/contract/chat/shapes.ts'
import { call } from '#platform/api.ts'
import { store } from '#platform/storage.ts'

type Writer = { userId: number; name: string }

/** Who is writing in a talk at this moment: each for a few seconds after the last word of it, or until the message comes. */
export function makeWriters() {
  const writers = store<readonly Writer[]>([])
  const ends = new Map<number, ReturnType<typeof setTimeout>>()
  const gone = (userId: number) => {
    clearTimeout(ends.get(userId))
    ends.delete(userId)
    writers.set(writers.get().filter((one) => one.userId !== userId))
  }
  return {
    ...writers,
    heard: ({ userId, name }: Writer) => {
      clearTimeout(ends.get(userId))
      ends.set(
        userId,
        setTimeout(() => gone(userId), typingShown),
      )
      if (!writers.get().some((one) => one.userId === userId)) writers.set([...writers.get(), { userId, name }])
    },
    gone,
    end: () => ends.forEach((_, userId) => gone(userId)),
  }
}

let told = { uuid: '', at: 0 }

/**
 * Tells the others that somebody writes here, at most so often. Nothing of announcements, where one writes to many, and
 * nothing in quiet hours. It may be lost.
 */
export function tellTyping({ uuid, kind, tellsAt }: Pick<OpenTalk, 'uuid' | 'kind' | 'tellsAt'>): void {
  if ((kind !== 'direct' && kind !== 'lesson') || tellsAt !== null) return
  const now = performance.now()
  if (told.uuid === uuid && now - told.at < typingEvery) return
  told = { uuid, at: now }
  void call(chat.typing, { params: { uuid } }, { silent: true }).catch(() => undefined)
}

import type { messageRings } from '@qalam/contract/chat/events.ts'
import type { DataOf } from '@qalam/contract/kernel/event.ts'
import { writerAndReaders } from '../views.ts'
import type { Seen, Tell } from './situation.ts'

/** A message whose hour has come: one notice a talk, however many messages wait in it. Its words stay in the talk. */
export async function message(
  { db }: Seen,
  { conversationUuid, memberIds, authorId }: DataOf<typeof messageRings>,
): Promise<Tell> {
  const { author, families } = await writerAndReaders(db, authorId, memberIds)
  const to = (users: readonly number[], page: string) => ({
    ...{ users, category: 'messages' as const, kind: 'message' as const, situation: `talk ${conversationUuid}` },
    ...{ words: { author }, href: `${page}?talk=${conversationUuid}` },
  })
  const staff = memberIds.filter((id) => !families.includes(id))
  const readers = memberIds.filter((id) => families.includes(id))
  return { drafts: [to(readers, '/chat'), to(staff, '/control/chat')], people: memberIds }
}

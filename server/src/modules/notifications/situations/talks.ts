import type { messageRings, reportsChanged, talkOpened } from '@qalam/contract/chat/events.ts'
import type { DataOf } from '@qalam/contract/kernel/event.ts'
import { safetyWaits, writerAndReaders } from '../views.ts'
import type { SituationContext, SituationNotices } from './situation.ts'

/** A message whose hour has come: one notice a talk, however many messages wait in it. Its words stay in the talk. */
export async function message(
  { db }: SituationContext,
  { conversationUuid, memberIds, authorId }: DataOf<typeof messageRings>,
): Promise<SituationNotices> {
  const { author, families } = await writerAndReaders(db, authorId, memberIds)
  const to = (users: readonly number[], page: string) => ({
    ...{ users, category: 'messages' as const, kind: 'message' as const, situation: `talk ${conversationUuid}` },
    ...{ words: { author }, href: `${page}?talk=${conversationUuid}` },
  })
  const staff = memberIds.filter((id) => !families.includes(id))
  const readers = memberIds.filter((id) => families.includes(id))
  return { drafts: [to(readers, '/chat'), to(staff, '/control/chat')], people: memberIds }
}

/** A talk was opened for safety: those who take part are told, and find in it by whom. */
export async function opened(
  { db }: SituationContext,
  { conversationUuid, memberIds }: DataOf<typeof talkOpened>,
): Promise<SituationNotices> {
  const { families } = await writerAndReaders(db, 0, memberIds)
  const to = (users: readonly number[], page: string) => ({
    ...{ users, category: 'messages' as const, kind: 'talk-opened' as const, words: {} },
    ...{ situation: `opened ${conversationUuid}`, href: `${page}?talk=${conversationUuid}` },
  })
  const staff = memberIds.filter((id) => !families.includes(id))
  return { drafts: [to(families, '/chat'), to(staff, '/control/chat')], people: memberIds }
}

/** Whoever looks after safety is told once that something waits; that it was decided is no news. */
export async function safety(
  { db, schoolId }: SituationContext,
  { memberIds }: DataOf<typeof reportsChanged>,
): Promise<SituationNotices> {
  if (!(await safetyWaits(db, schoolId))) return { drafts: [] }
  const draft = {
    users: memberIds,
    category: 'tasks' as const,
    kind: 'safety' as const,
    situation: 'safety',
    words: {},
  }
  return { drafts: [{ ...draft, href: '/control/chat/safety' }], people: memberIds }
}

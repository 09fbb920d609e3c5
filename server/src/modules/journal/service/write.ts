import type { MarkOperation } from '@qalam/contract/journal/api.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Writer } from '../repository.ts'
import { type MarkedLesson, markedLessons } from '../views/marked.ts'
import { storeInOrder } from './in-order.ts'
import { judgeAll } from './judge.ts'
import { settleAll, type Settled } from './settle.ts'
import { marksTold } from './told.ts'

/** What a write of marks asks of the world. */
export type Marking = Pick<Context, 'actor' | 'announce' | 'db' | 'language' | 'now' | 'today'>

/** Who writes, and the lessons as they stand until the transaction ends. */
export type HeldLessons = { writer: Writer; name: string; lessons: readonly MarkedLesson[] }

type Asked = { lessons: Iterable<string>; students: Iterable<number> }

/** Reads the rules of lessons for students and holds them: nobody closes their quarter before the transaction ends. */
export async function hold({ actor, db, now }: Marking, { lessons, students }: Asked): Promise<HeldLessons> {
  const writer = { schoolId: found(actor.schoolId), userId: actor.userId, at: now.toISOString() }
  const { lessons: read, writer: name } = await markedLessons(db, {
    schoolId: writer.schoolId,
    writerId: writer.userId,
    uuids: [...new Set(lessons)],
    studentIds: [...new Set(students)],
  })
  return { writer, name, lessons: read }
}

/**
 * The one way by which a mark is written: the rules are asked, the cells move where they stand at the version that
 * was seen, the events are appended, the facts are kept. What became of each operation comes back.
 */
export async function write(
  context: Marking,
  held: HeldLessons,
  operations: readonly MarkOperation[],
): Promise<Settled[]> {
  const { writer, name, lessons } = held
  const { judged, accepted } = judgeAll(context, operations, lessons)

  const stored = await storeInOrder(context.db, writer, accepted)

  const cells = accepted.filter(({ operationId }) => stored.has(operationId))
  for (const told of marksTold(cells, lessons)) context.announce(marksStored, writer.schoolId, told)

  return await settleAll(context.db, { judged, stored, writer, name })
}

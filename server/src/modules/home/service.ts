import type { home, PresentLesson } from '@qalam/contract/home/api.ts'
import type { Answer, Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { addDays, localClock } from '@qalam/contract/kernel/calendar.ts'
import { pageSize } from '@qalam/contract/kernel/paging.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { childrenOf } from './views/family.ts'
import { placeOf } from './views/place.ts'
import { presentLesson } from './views/present.ts'
import { unfilledPlans } from './views/unfilled.ts'

/** How far ahead the next lesson is looked for, and how long a mark is new, in days. */
const ahead = 7

export async function present({ actor, db, now, today }: Context): Promise<{ lesson: PresentLesson | null }> {
  const asked = { actor, today, clock: localClock(now), until: addDays(today, ahead) }
  return { lesson: (await presentLesson(db, asked)) ?? null }
}

/** The children of a parent as JSON in its wire form. */
export const family = ({ actor, db, now, today }: Context): Promise<string> =>
  childrenOf(db, { parentId: actor.userId, today, now, until: addDays(today, ahead), since: addDays(today, -ahead) })

/** Journals of the caller's school that are not filled, a page of them. */
export async function unfilled(
  { actor, db, now, today, quarterId }: Context,
  { page, sort, groupId, teacherId }: Parsed<typeof home.unfilled>['query'],
): Promise<Answer<typeof home.unfilled>> {
  const answer = await unfilledPlans(db, {
    schoolId: actor.schoolId,
    quarterId,
    today,
    clock: localClock(now),
    groupId: groupId ?? null,
    teacherId: teacherId ?? null,
    sort: sort ?? '-unmarked',
    offset: (page - 1) * pageSize,
  })
  return { ...answer, page, pageSize }
}

export const place = async ({ actor, db }: Context): Promise<Answer<typeof home.place>> =>
  found(await placeOf(db, actor))

import { randomUUID } from 'node:crypto'
import { invitationsChanged, personTold } from '@qalam/contract/invitations/events.ts'
import { declinedOften } from '@qalam/contract/invitations/problems.ts'
import { groupedCode, mostDeclines } from '@qalam/contract/invitations/rules.ts'
import { belongingsOf, isKnownElsewhere } from '#modules/auth/belonging/public.ts'
import type { Db } from '#platform/db/db.ts'
import { storeEvent } from '#platform/events/outbox.ts'
import { hashOfCode, newCode } from '../codes.ts'
import { insertInvitations } from '../repository.ts'
import { whoDeclined } from '../views.ts'

/** To a post, by the place that waits, or to a child. The name is as the school typed it. */
export type Invited = { personId: number; name: string } & (
  { userId: number; child?: undefined } | { userId?: undefined; child: { studentId: number; place: number } }
)

/** An invitation with the code of its sheet, which is told once. */
export type Invitation = { id: string; personId: number; name: string; code: string }

/** Whom a school has to ask before they belong to it, of some people whom somebody knows already. */
export async function knownElsewhere(db: Db, schoolId: number, personIds: readonly number[]): Promise<Set<number>> {
  const belongings = await belongingsOf(db, personIds)
  return new Set(
    personIds.filter((id) => {
      const belonging = belongings.get(id)
      return belonging !== undefined && isKnownElsewhere(schoolId, belonging)
    }),
  )
}

/**
 * Invites people to a school, and tells them. Who was invited to the same before and has not answered is not asked twice;
 * a sheet with a new code is printed from the list. Who declined too often is not asked: 409 with their names, and nothing
 * of the act is stored.
 */
export async function invite(
  db: Db,
  schoolId: number,
  people: readonly Invited[],
  { by, now }: { by: number | null; now: Date },
): Promise<Invitation[]> {
  const drafts = people.map((one) => ({ ...one, id: randomUUID(), code: newCode() }))
  const stored = await insertInvitations(
    db,
    schoolId,
    drafts.map(({ code, userId = null, child = null, ...draft }) => ({
      ...draft,
      userId,
      child,
      by,
      at: now,
      codeHash: hashOfCode(code),
    })),
  )
  const made = drafts.filter(({ id }) => stored.has(id))
  await spareWhoDeclined(db, schoolId, made, now)
  for (const { id, personId } of made) {
    await storeEvent(db, personTold, schoolId, { personId, act: 'invited' }, now)
    await storeEvent(db, invitationsChanged, schoolId, { id }, now)
  }
  return made.map(({ id, personId, name, code }) => ({ id, personId, name, code: groupedCode(code) }))
}

/** Asking again and again is no way to an agreement. */
async function spareWhoDeclined(db: Db, schoolId: number, people: readonly Invited[], now: Date): Promise<void> {
  const ids = people.map(({ personId }) => personId)
  const declined = await whoDeclined(db, { schoolId, ids, now, ...mostDeclines })
  const names = new Set(people.filter(({ personId }) => declined.has(personId)).map(({ name }) => name))
  if (names.size > 0) throw declinedOften({ names: [...names].join(', '), ...mostDeclines })
}

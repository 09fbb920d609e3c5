import { timingSafeEqual } from 'node:crypto'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { invitationsChanged } from '@qalam/contract/invitations/events.ts'
import { familyFull, invitationOver } from '@qalam/contract/invitations/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { belongingsOf } from '#modules/auth/belonging/public.ts'
import { bindGuardian, isBound } from '#modules/people/guardians/public.ts'
import { people, storePlaces } from '#modules/people/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { hashOfCode } from '../codes.ts'
import type { InvitationDeps } from '../desk.ts'
import { type InvitationRow, lockOfPerson, settle } from '../repository.ts'
import { studies, waitingFor } from '../views.ts'

/** What the caller has not answered yet. */
export async function mine({ actor, db, now }: Context) {
  const rows = await waitingFor(db, actor.personId, now)
  const maker = rows.length > 0 ? await makerOf(db, actor.personId) : null
  return rows.map(({ schoolId, name: _, askedAt, until, ...row }) => ({
    ...row,
    askedAt: askedAt.toISOString(),
    until: localDay(until),
    needsCode: needsCode(maker, schoolId),
  }))
}

const makerOf = async (db: Context['db'], personId: number): Promise<number | null> =>
  (await belongingsOf(db, [personId])).get(personId)?.madeBySchool ?? null

/** Who made an account may open it: what another school binds to it needs that school's own code. */
const needsCode = (madeBySchool: number | null, schoolId: number): boolean =>
  madeBySchool !== null && madeBySchool !== schoolId

/** The caller agrees with the own password, and with the code where another school made the account. */
export async function accept(
  desk: InvitationDeps,
  context: Context,
  id: string,
  { password, code }: { password: string; code?: string | undefined },
): Promise<{}> {
  await desk.provePassword(context, password)
  const { actor, db } = context
  const asked = living(found(await lockOfPerson(db, actor.personId, id)), context.now)
  if (needsCode(await makerOf(db, actor.personId), asked.school_id)) {
    if (!code) throw fieldProblem('code', 'required')
    const right = await desk.countingCodes(context, actor.accountId, async () => isCodeOf(asked, code))
    if (!right) throw fieldProblem('code', 'invitation_code')
  }
  await context.change(async (part) => {
    const held = living(found(await lockOfPerson(part.db, actor.personId, id)), part.now)
    await open(part, held)
  })
  return {}
}

/** The caller declines with the own password: nobody who found the page open answers for them. */
export async function decline(desk: InvitationDeps, context: Context, id: string, password: string): Promise<{}> {
  await desk.provePassword(context, password)
  await context.change(async (part) => {
    const held = living(found(await lockOfPerson(part.db, part.actor.personId, id)), part.now)
    await settle(part.db, held, 'declined', part.now)
    part.announce(invitationsChanged, held.school_id, { id })
  })
  return {}
}

/** One that still waits; 409 for any other. */
export function living(row: InvitationRow, now: Date): InvitationRow {
  if (row.state !== 'asked' || row.ends_at <= now) throw invitationOver()
  return row
}

const isCodeOf = ({ code_hash: kept }: InvitationRow, code: string): boolean => timingSafeEqual(kept, hashOfCode(code))

/** Opens what was agreed to: the place that waited, or the tie to the child from today. */
export async function open(context: Context, row: InvitationRow): Promise<void> {
  const { db, now } = context
  await settle(db, row, 'accepted', now)
  const userId = row.user_id === null ? await bind(context, row) : await openPlace(context, row, row.user_id)
  context.announce(peopleChanged, row.school_id, { userIds: [userId] })
  context.announce(invitationsChanged, row.school_id, { id: row.id })
}

async function openPlace({ db, now }: Context, { school_id }: InvitationRow, userId: number): Promise<number> {
  await people.changePlace(db, school_id, userId, { archived_at: null, waiting: false, placed_at: now })
  return userId
}

async function bind({ db, today }: Context, row: InvitationRow): Promise<number> {
  const { school_id: schoolId, person_id: personId, asked_by: by } = row
  const [studentId, place] = [found(row.student_id), found(row.place)]
  if (!(await studies(db, schoolId, studentId))) throw invitationOver()
  const parent = { personId, schoolId: null, role: 'parent', subrole: null, positionId: null }
  const parentId = found((await storePlaces(db, [parent])).get(`${personId}:parent`))
  // The school may have bound them meanwhile, by a tie to another child that they agreed to.
  if (await isBound(db, schoolId, { parentId, studentId })) return studentId
  const bound = { by, on: today, agreed: 'person' as const }
  if (!(await bindGuardian(db, schoolId, { parentId, studentId, place }, bound))) throw familyFull()
  return studentId
}

import type { invitationStates } from '@qalam/contract/invitations/api.ts'
import { invitationLasts } from '@qalam/contract/invitations/rules.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type InvitationRow = Selectable<Tables['invitation']>

export type NewInvitation = {
  id: string
  personId: number
  /** The place that waits, or the child and the place of a parent: one of both. */
  userId: number | null
  child: { studentId: number; place: number } | null
  name: string
  by: number | null
  at: Date
  codeHash: Buffer
}

/** Invitations of a school; one that waits for an answer already is left as it is. Answers the ids of those that were stored. */
export async function insertInvitations(
  db: Db,
  schoolId: number,
  drafts: readonly NewInvitation[],
): Promise<Set<string>> {
  if (drafts.length === 0) return new Set()
  const rows = await db
    .insertInto('invitation')
    .values(
      drafts.map((draft) => ({
        school_id: schoolId,
        id: draft.id,
        person_id: draft.personId,
        kind: draft.child ? 'child' : 'post',
        user_id: draft.userId,
        student_id: draft.child?.studentId ?? null,
        place: draft.child?.place ?? null,
        typed_name: draft.name,
        asked_by: draft.by,
        asked_at: draft.at,
        ends_at: sql<Date>`${draft.at}::timestamptz + make_interval(days => ${invitationLasts})`,
        code_hash: draft.codeHash,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** An invitation of a person, whichever school it is from, held until the end of the transaction. */
export function lockOfPerson(db: Db, personId: number, id: string): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('invitation')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** An invitation of a school, held until the end of the transaction. */
export function lockOfSchool(db: Db, schoolId: number, id: string): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('invitation')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The invitation that a code stands for, while it waits. */
export async function lockByCode(db: Db, codeHash: Buffer, now: Date): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`select invitation.* from invitation
    where invitation.code_hash = ${codeHash} and invitation.state = 'asked' and invitation.ends_at > ${now}
    for update`.execute(db)
  return rows[0]
}

type Settled = Exclude<(typeof invitationStates)[number], 'asked'>

export async function settle(
  db: Db,
  { school_id, id }: Pick<InvitationRow, 'school_id' | 'id'>,
  state: Settled,
  now: Date,
): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ state, settled_at: now })
    .where('school_id', '=', school_id)
    .where('id', '=', id)
    .execute()
}

/** Another code for the sheet; the one of before works no more. */
export async function setCode(db: Db, schoolId: number, id: string, codeHash: Buffer): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ code_hash: codeHash })
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .execute()
}

/** Ends what nobody answered in time, in all schools. */
export async function endOld(db: Db, now: Date): Promise<void> {
  await sql`update invitation set state = 'ended', settled_at = ${now}
    where invitation.state = 'asked' and invitation.ends_at <= ${now}`.execute(db)
}

/** Removes invitations that an import made. */
export async function takeBackInvitations(db: Db, schoolId: number, ids: readonly string[]): Promise<void> {
  await sql`delete from invitation
    where invitation.school_id = ${schoolId} and invitation.id = any(${[...ids]}::uuid[])`.execute(db)
}

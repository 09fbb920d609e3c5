import { SearchAsk, type ProposedSlot, type Unplaced } from '@qalam/contract/timetable-proposal/api.ts'
import type { Goal } from '@qalam/contract/timetable-proposal/rules.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'
import type { LoadSlot } from './views.ts'

type Row = Selectable<Tables['timetable_proposal']>

/** Proposals of a school that are kept. */
const most = 20

export type NewProposal = {
  schoolId: number
  uuid: string
  asked: SearchAsk
  loadStamp: string
  score: Record<Goal, number>
  before: Record<Goal, number>
  unplaced: readonly Unplaced[]
  slots: readonly ProposedSlot[]
  by: number
  at: Date
}

/** Keeps a proposal; the oldest of too many that stand nowhere go. */
export async function storeProposal(db: Db, made: NewProposal): Promise<void> {
  const { schoolId, uuid, asked, loadStamp, score, before, unplaced, slots, by, at } = made
  await sql`insert into timetable_proposal (school_id, uuid, asked, load_stamp, score, score_before, unplaced, made_by,
      made_at)
    values (${schoolId}, ${uuid}, ${JSON.stringify(asked)}::jsonb, ${loadStamp}, ${JSON.stringify(score)}::jsonb,
      ${JSON.stringify(before)}::jsonb, ${JSON.stringify(unplaced)}::jsonb, ${by}, ${at})`.execute(db)
  await sql`insert into timetable_proposal_slot (school_id, proposal_uuid, plan_uuid, week_day, number, cabinet_id)
    select ${schoolId}, ${uuid}, s."planUuid", s."weekDay", s.number, s."cabinetId"
    from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as s("planUuid" uuid, "weekDay" smallint, number smallint,
      "cabinetId" int)`.execute(db)
  await sql`delete from timetable_proposal where timetable_proposal.school_id = ${schoolId}
    and timetable_proposal.replaced is null and timetable_proposal.uuid in (
      select o.uuid from timetable_proposal o where o.school_id = ${schoolId}
      order by o.made_at desc, o.uuid offset ${most})`.execute(db)
}

/** A proposal, held until the end of the transaction. */
export async function holdProposal(db: Db, schoolId: number, uuid: string): Promise<Row | undefined> {
  return db
    .selectFrom('timetable_proposal')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst()
}

export async function findProposal(db: Db, schoolId: number, uuid: string): Promise<Row | undefined> {
  return db
    .selectFrom('timetable_proposal')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .executeTakeFirst()
}

export async function placesOf(db: Db, schoolId: number, uuid: string): Promise<ProposedSlot[]> {
  const { rows } = await sql<ProposedSlot>`select s.plan_uuid as "planUuid", s.week_day as "weekDay", s.number,
      s.cabinet_id as "cabinetId" from timetable_proposal_slot s
    where s.school_id = ${schoolId} and s.proposal_uuid = ${uuid} order by s.week_day, s.number, s.plan_uuid`.execute(
    db,
  )
  return rows
}

/** Notes what stood before it, or with null that it stands no more. */
export async function noteReplaced(
  db: Db,
  schoolId: number,
  uuid: string,
  replaced: readonly LoadSlot[] | null,
): Promise<void> {
  await sql`update timetable_proposal set replaced = ${replaced && JSON.stringify(replaced)}::jsonb
    where timetable_proposal.school_id = ${schoolId} and timetable_proposal.uuid = ${uuid}`.execute(db)
}

export async function removeProposal(db: Db, schoolId: number, uuid: string): Promise<void> {
  await db.deleteFrom('timetable_proposal').where('school_id', '=', schoolId).where('uuid', '=', uuid).execute()
}

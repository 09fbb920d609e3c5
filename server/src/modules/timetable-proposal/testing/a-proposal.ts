import { usualWeights } from '@qalam/contract/timetable-proposal/rules.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { now, type School } from '#platform/testing/school.ts'

/** A proposal of the director's that was laid from another load. */
export async function aProposal({ db, id, people }: School): Promise<string> {
  const uuid = randomUUID()
  const score = JSON.stringify({ teacherWindows: 0, classWindows: 0, hardLast: 0, spread: 0, doubles: 0 })
  await sql`insert into timetable_proposal (school_id, uuid, asked, load_stamp, score, score_before, unplaced, made_by,
      made_at)
    values (${id}, ${uuid}, ${JSON.stringify({ weights: usualWeights })}::jsonb, 'none', ${score}::jsonb, ${score}::jsonb,
      '[]', ${people.director.userId}, ${now})`.execute(db)
  return uuid
}

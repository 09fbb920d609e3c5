import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { BatchPreview } from '@qalam/contract/office-schedule/batches.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { headersOf } from './figures.ts'
import type { Measured } from './school.ts'

export type Copies = { lessons: number; seconds: number; bareSeconds: number }

const rounds = 3
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * A week of the whole school copied to the other weeks of its quarter, in turns with a bare insert of the very same rows by
 * one statement. The next quarter is taken and emptied but for its first whole week; a copy is taken back before the next.
 */
export async function measureCopies(url: string, port: number, { deputies }: Measured, today: string): Promise<Copies> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  const who = deputies[0]!
  const headers = { ...(await headersOf(who)), 'content-type': 'application/json' }
  const call = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const said = (await answer.json()) as { data: Answer }
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said).slice(0, 300)}`)
    return said.data
  }
  const timed = async (act: () => Promise<unknown>): Promise<number> => {
    const began = performance.now()
    await act()
    return (performance.now() - began) / 1000
  }

  const { rows: coming } = await db.query<{ id: number; from: string; until: string }>(
    `select quarter_id as id, starts_on::text as from, ends_on::text as until from school_quarter
     where school_id = $1 and starts_on > $2 order by starts_on limit 1`,
    [who.schoolId, today],
  )
  const quarter = coming[0]!
  const source = addDays(mondayOf(quarter.from), 7)
  await db.query(
    'delete from lesson where school_id = $1 and on_date between $2 and $3 and on_date not between $4 and $5',
    [who.schoolId, quarter.from, quarter.until, source, addDays(source, 6)],
  )
  const asked = { dateFrom: source, quarterId: quarter.id, isForQuarter: 1 }
  const ours: number[] = []
  const bare: number[] = []
  let lessons = 0
  for (let round = 0; round < rounds; round++) {
    const uuid = randomUUID()
    const { stamp } = await call<BatchPreview>(officeSchedule.copyPreview.path, asked)
    ours.push(await timed(() => call(officeSchedule.copy.path, { ...asked, uuid, stamp })))
    await db.query('drop table if exists copied')
    const { rowCount } = await db.query(
      `create temp table copied as select l.* from lesson l
       join schedule_batch_lesson b on b.school_id = l.school_id and b.lesson_uuid = l.uuid
       where b.school_id = $1 and b.batch_uuid = $2`,
      [who.schoolId, uuid],
    )
    lessons = rowCount ?? 0
    await call(officeSchedule.undo.path, { uuid })
    bare.push(
      await timed(() =>
        db.query(`insert into lesson (school_id, uuid, quarter_id, group_id, subgroup_id, subgroup_number, subject_id, plan_uuid,
            plan_lesson_uuid, teacher_id, cabinet_id, on_date, starts, ends)
          select school_id, uuid, quarter_id, group_id, subgroup_id, subgroup_number, subject_id, plan_uuid, plan_lesson_uuid,
            teacher_id, cabinet_id, on_date, starts, ends from copied`),
      ),
    )
    await db.query('delete from lesson l using copied c where l.school_id = c.school_id and l.uuid = c.uuid')
  }
  await db.end()
  return { lessons, seconds: median(ours), bareSeconds: median(bare) }
}

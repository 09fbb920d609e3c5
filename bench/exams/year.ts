import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Actor } from '../../server/src/platform/actor.ts'
import { buildWorld } from '../../server/src/platform/testing/world/build.ts'
import { done, type Ask } from '../../tools/torture/exam-ask.ts'
import { median } from '../rounds.ts'
import { tokenOf } from '../record.ts'

const inQuarter = 42
const rounds = 7
type Held = { slot: string; theme: string }

/** A plan whose year begins tomorrow: 42 themes in each quarter, and a lesson more than themes. */
export async function planOfAYear(pool: pg.Pool) {
  const { id: schoolId, people, plans, group } = await buildWorld(pool)
  const { uuid: planUuid, subjectId } = plans.algebra
  const teacher: Actor = people.teacher
  await pool.query('delete from lesson where school_id = $1', [schoolId])
  await pool.query('delete from plan_lesson where school_id = $1 and plan_uuid = $2', [schoolId, planUuid])
  await pool.query('delete from school_quarter where school_id = $1', [schoolId])
  await pool.query(
    `insert into school_quarter select $1, 20261 + k, current_date + 1 + k * 60, current_date + 59 + k * 60
     from generate_series(0, 3) k`,
    [schoolId],
  )
  await pool.query(
    `insert into plan_lesson (school_id, uuid, plan_uuid, quarter_id, ordinal, section, theme, objectives)
     select $1, gen_random_uuid(), $2, 20261 + k, n, 'Бөлім ' || n / 7, 'Тақырып ' || n, array['7.1.2.3']
     from generate_series(0, 3) k, generate_series(1, $3::int) n`,
    [schoolId, planUuid, inQuarter],
  )
  await pool.query(
    `insert into lesson (uuid, school_id, quarter_id, group_id, subject_id, plan_uuid, teacher_id, on_date, starts, ends,
       plan_lesson_uuid)
     select gen_random_uuid(), $1, 20261 + k, $2, $3, $4, $5, current_date + k * 60 + n, '08:00', '08:45', t.uuid
     from generate_series(0, 3) k cross join generate_series(1, $6::int + 1) n
     left join plan_lesson t on t.school_id = $1 and t.plan_uuid = $4 and t.quarter_id = 20261 + k and t.ordinal = n`,
    [schoolId, group.id, subjectId, planUuid, teacher.userId, inQuarter],
  )
  await pool.query('analyze')
  return { schoolId, planUuid, teacher }
}

export type Year = Awaited<ReturnType<typeof planOfAYear>>

/**
 * The first lesson of each quarter is cancelled, or stands again, and every theme of the year moves to the next lesson: the
 * product in turns with two bare updates of the very same rows.
 */
export async function reflowing(pool: pg.Pool, ask: Ask, { schoolId, planUuid, teacher }: Year) {
  const params = { uuid: planUuid }
  const { rows: first } = await pool.query<{ uuid: string }>(
    'select distinct on (quarter_id) uuid from lesson where school_id = $1 and plan_uuid = $2 order by quarter_id, on_date',
    [schoolId, planUuid],
  )
  const cancelled = first.map(({ uuid }) => uuid)
  const held = async (): Promise<Held[]> =>
    (
      await pool.query<Held>(
        `select uuid as slot, plan_lesson_uuid as theme from lesson where school_id = $1 and plan_uuid = $2
         and plan_lesson_uuid is not null`,
        [schoolId, planUuid],
      )
    ).rows
  const cancel = async () => {
    await pool.query(`create temp table if not exists cancelled (like lesson)`)
    await pool.query(`insert into cancelled select * from lesson where school_id = $1 and uuid = any($2)`, [
      schoolId,
      cancelled,
    ])
    await pool.query('delete from lesson where school_id = $1 and uuid = any($2)', [schoolId, cancelled])
  }
  const restore = async () => {
    await pool.query(
      `insert into lesson (uuid, school_id, quarter_id, group_id, subject_id, plan_uuid, teacher_id, on_date, starts, ends)
       select uuid, school_id, quarter_id, group_id, subject_id, plan_uuid, teacher_id, on_date, starts, ends from cancelled`,
    )
    await pool.query('truncate cancelled')
  }
  const token = await tokenOf(teacher)
  const ours = async (): Promise<number> => {
    const { flow } = await done(ask, calendarPlans.sheet, { token, params })
    if (!flow || flow.changes.length < 4 * (inQuarter - 1)) throw new Error('Nothing moves')
    const began = performance.now()
    await done(ask, calendarPlans.acceptFlow, { token, params, body: { uuid: randomUUID(), mark: flow.mark } })
    return performance.now() - began
  }
  const bare = async (wanted: readonly Held[]): Promise<number> => {
    const slots = wanted.map(({ slot }) => slot)
    const began = performance.now()
    await pool.query('begin')
    await pool.query('update lesson set plan_lesson_uuid = null where school_id = $1 and plan_uuid = $2', [
      schoolId,
      planUuid,
    ])
    await pool.query(
      `update lesson l set plan_lesson_uuid = b.theme, version = l.version + 1
       from unnest($2::uuid[], $3::uuid[]) b (slot, theme) where l.school_id = $1 and l.uuid = b.slot`,
      [schoolId, slots, wanted.map(({ theme }) => theme)],
    )
    await pool.query('commit')
    return performance.now() - began
  }
  const asItStood = await held()
  await cancel()
  await ours()
  const moved = await held()
  await restore()
  await ours()
  const times: { ours: number; floor: number }[] = []
  for (let round = 0; round < rounds; round++) {
    await cancel()
    const forward = round % 2 === 0 ? { ours: await ours() } : { floor: await bare(moved) }
    await restore()
    const back = round % 2 === 0 ? { floor: await bare(asItStood) } : { ours: await ours() }
    times.push({ ours: 0, floor: 0, ...forward, ...back })
  }
  return {
    rows: moved.length,
    ours: median(times.map((one) => one.ours)),
    floor: median(times.map((one) => one.floor)),
  }
}

import { addDays, localDay } from '@qalam/contract/kernel/calendar.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Content, Demo } from '../content.ts'
import { teacherOfDemo } from '../roles.ts'

type Plan = { uuid: string; teacher: number; isDemos: boolean; period: 'q1' | 'q2' | 'q3'; endsOn: string }

/**
 * The last quarter that is over: closed by the teacher of the demo, with a correction that stands and one that waits, and
 * by the other teachers of 7А, so that the pupil of the demo has a report card.
 */
async function fill({ pool, speak, schoolId, now, tell }: Demo): Promise<void> {
  const plans = await plansOf(pool, schoolId, localDay(now))
  const deputy = await deputyOf(pool, schoolId)
  let closed = 0
  for (const { uuid, teacher, isDemos, period, endsOn } of plans) {
    const at = new Date(`${addDays(endsOn, 2)}T15:00:00+05:00`)
    const params = { id: uuid, period }
    const sheet = await speak(teacher, at, periodMarks.sheet, { params: { id: uuid }, query: { period } })
    const operations = sheet.rows.map(({ userId, recommended }) => ({
      ...{ operationId: randomUUID(), studentId: userId, baseVersion: 0, score: recommended },
      ...(recommended === null && { unmarked: 'not_assessed' as const, comment: 'Тоқсанда баға жинақталмады' }),
    }))
    if (operations.length === 0) continue
    await speak(teacher, at, periodMarks.store, { params, body: { operations } })
    await speak(teacher, at, periodMarks.closeQuarter, { params: { id: uuid }, body: { period } })
    if (isDemos) await correct({ speak, now, teacher, deputy: closed === 0 ? deputy : null }, { uuid, period })
    closed += 1
  }
  tell(`${closed} journals of the last quarter closed`)
}

type Desk = Pick<Demo, 'speak' | 'now'> & { teacher: number; deputy: number | null }

/** Asks for a better mark for the first student below five; the deputy, where one is named, approves it. */
async function correct(
  { speak, now, teacher, deputy }: Desk,
  { uuid: planUuid, period }: Pick<Plan, 'uuid' | 'period'>,
) {
  const sheet = await speak(teacher, now, periodMarks.sheet, { params: { id: planUuid }, query: { period } })
  const row = sheet.rows.find(({ mark }) => mark.score !== null && mark.score >= 3 && mark.score < 5)
  if (!row || row.mark.score === null) return
  const uuid = randomUUID()
  await speak(teacher, now, periodMarks.amend, {
    body: {
      ...{ uuid, calendarPlanUuid: planUuid, period, studentId: row.userId, baseVersion: row.mark.version },
      ...{ score: row.mark.score + 1, comment: 'БЖБ қайта тексерілді' },
      reason: 'БЖБ дәптерін қайта тексергенде балл қосылмай қалғаны анықталды',
    },
  })
  if (deputy === null) return
  const body = { decision: 'approved' as const, note: 'Дәптер тексерілді' }
  await speak(deputy, now, periodMarks.decide, { params: { id: uuid }, body })
}

/**
 * Plans by quarters for the last one that is over, none in the first quarter of a year: three of the demo's teacher, then all
 * of 7А that others teach. The teacher's own one there is left open, so that whoever looks at the demo may close it.
 */
async function plansOf(pool: pg.Pool, schoolId: number, today: string): Promise<Plan[]> {
  const { rows } = await pool.query<Plan>(
    `select p.uuid, p.teacher_id as teacher, p.teacher_id = demo.id as "isDemos",
       'q' || q.quarter_id % 10 as period, q.ends_on::text as "endsOn"
     from calendar_plan p cross join (${teacherOfDemo}) demo
     join study_group g on g.school_id = p.school_id and g.id = p.group_id
     join lateral (select quarter_id, ends_on from school_quarter
       where school_id = p.school_id and quarter_id / 10 = p.academic_year and ends_on < $2::date - 2
       order by quarter_id desc limit 1) q on true
     where p.school_id = $1 and case when p.teacher_id = demo.id
       then p.score_type = 'mark_quarter' and p.subgroup_id is null and not (g.parallel = 7 and g.letter = 'А')
       else p.score_type in ('mark_quarter', 'credit_quarter') and g.parallel = 7 and g.letter = 'А' end
     order by g.parallel, g.letter, p.subject_id, p.uuid`,
    [schoolId, today],
  )
  return [...rows.filter(({ isDemos }) => isDemos).slice(0, 3), ...rows.filter(({ isDemos }) => !isDemos)]
}

async function deputyOf(pool: pg.Pool, schoolId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from app_user where school_id = $1 and role = 'zavuch' order by id limit 1`,
    [schoolId],
  )
  const [deputy] = rows
  if (!deputy) throw new Error('The demo school has no deputy head.')
  return deputy.id
}

/** After the marks of the weeks, before anybody asks about them. */
export const content: Content = { order: 33, fill }

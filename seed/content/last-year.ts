import { addDays, daysBetween } from '@qalam/contract/kernel/calendar.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { partsOf, type MarkPeriod, recommendedFor } from '@qalam/contract/period-marks/rules.ts'
import { isCredit, isHalfYear, rulesOfYear } from '@qalam/contract/journal/rules.ts'
import type { ScoreType } from '@qalam/contract/journal/api.ts'
import { randomUUID } from 'node:crypto'
import { calendarOf } from '../../server/src/modules/schools/public.ts'
import type { Content, Demo } from '../content.ts'
import { type Random, randomFrom } from '../random.ts'

type Plan = { uuid: string; teacher: number; scoreType: ScoreType }
type Quarter = { id: number; startsOn: string; endsOn: string }
type Class = { plans: Plan[]; students: number[]; year: number }
type Given = Partial<Record<MarkPeriod, number>>

/** The year before of what is 7А today, closed by its teachers: report cards of more than one year can be looked at. */
async function fill(demo: Demo): Promise<void> {
  const { schoolId, pool, tell } = demo
  const quarters = await lastQuarters(demo)
  const begun = quarters[0]
  if (!begun) return
  const year = Math.floor(begun.id / 10)
  await pool.query(
    `insert into school_quarter (school_id, quarter_id, starts_on, ends_on)
     select $1, q.id, q."startsOn", q."endsOn" from jsonb_to_recordset($2::jsonb) as q(id int, "startsOn" date, "endsOn" date)`,
    [schoolId, JSON.stringify(quarters)],
  )
  const asked = await classOf(demo, year, begun.startsOn)
  await liveThrough(demo, asked, quarters)
  await pool.query(`update study_group set archived_at = $3 where school_id = $1 and academic_year = $2`, [
    schoolId,
    year,
    `${year + 1}-06-15T10:00:00+05:00`,
  ])
  tell(`a class has the marks of the year before in ${asked.plans.length} subjects`)
}

/** The quarters of the year before, moved as those of the demo's own year are. */
async function lastQuarters({ pool, schoolId }: Demo): Promise<Quarter[]> {
  const { rows } = await pool.query<{ id: number; startsOn: string }>(
    `select quarter_id as id, starts_on::text as "startsOn" from school_quarter where school_id = $1 order by starts_on limit 1`,
    [schoolId],
  )
  const [own] = rows
  if (!own) return []
  const year = Math.floor(own.id / 10)
  const real = calendarOf(year).quarters[0]?.startsOn ?? own.startsOn
  const days = daysBetween(real, own.startsOn)
  return calendarOf(year - 1).quarters.map(({ id, startsOn, endsOn }) => ({
    id,
    startsOn: addDays(startsOn, days),
    endsOn: addDays(endsOn, days),
  }))
}

/** 6А of the year before: the pupils and the lead of 7А, taught what 5А is taught today by those who teach it there. */
async function classOf({ pool, schoolId }: Demo, year: number, since: string): Promise<Class> {
  const { rows: made } = await pool.query<{ student: number; group: number }>(
    `with now as (select * from study_group where school_id = $1 and academic_year = $2::int + 1 and parallel = 7 and letter = 'А'),
      before as (insert into study_group (school_id, academic_year, parallel, letter, edu_lang, lead_id, time_scheme_uuid)
        select now.school_id, $2::int, 6, now.letter, now.edu_lang, now.lead_id, now.time_scheme_uuid from now returning id)
     insert into enrolment (school_id, group_id, student_id, since, until)
     select e.school_id, before.id, e.student_id, $3::date, min(e.since)
     from now join enrolment e on e.school_id = now.school_id and e.group_id = now.id cross join before
     group by e.school_id, before.id, e.student_id having min(e.since) > $3::date
     returning student_id as student, group_id as "group"`,
    [schoolId, year, since],
  )
  const { rows: plans } = await pool.query<Plan>(
    `insert into calendar_plan (school_id, uuid, academic_year, group_id, subject_id, teacher_id, score_type, hours_per_week)
     select distinct on (p.subject_id) $1::int, gen_random_uuid(), $2::int, $3::int, p.subject_id, p.teacher_id, p.score_type, p.hours_per_week
     from calendar_plan p join study_group g on g.school_id = p.school_id and g.id = p.group_id
     where p.school_id = $1 and p.academic_year = $2::int + 1 and g.parallel = 5 and p.score_type not like 'no_assessment%'
     order by p.subject_id, p.subgroup_id nulls first
     returning uuid, teacher_id as teacher, score_type as "scoreType"`,
    [schoolId, year, made[0]?.group],
  )
  return { plans, students: made.map(({ student }) => student).toSorted((a, b) => a - b), year }
}

/** Each period is given its marks and closed some days after its end, all subjects at once; the year last. */
async function liveThrough({ speak }: Demo, { plans, students, year }: Class, quarters: readonly Quarter[]) {
  const marksOf = marksWith(randomFrom(year), students)
  const known = new Map(plans.map((plan) => [plan, students.map(() => ({}) as Given)]))
  const give = async (plan: Plan, period: MarkPeriod, at: Date) => {
    const given = known.get(plan) ?? []
    const operations = students.map((studentId, index) => {
      const own = given[index] ?? {}
      const score = period === 'year' ? ofYear(plan, own, year) : marksOf(plan, index)
      if (score !== null) own[period] = score
      const comment = period === 'year' ? '' : 'Қағаз журналдан көшірілді'
      return { ...{ operationId: randomUUID(), studentId, baseVersion: 0, score, comment } }
    })
    const params = { id: plan.uuid }
    await speak(plan.teacher, at, periodMarks.store, { params: { ...params, period }, body: { operations } })
    await speak(plan.teacher, at, closingCall(plan, period), { params, body: { period } })
  }
  for (const [index, { endsOn }] of quarters.entries()) {
    const at = new Date(`${addDays(endsOn, 2)}T15:00:00+05:00`)
    const ending = (plan: Plan) => partsOf(plan.scoreType).filter((part) => lastOf(part) === index + 1)
    await Promise.all(plans.flatMap((plan) => ending(plan).map((part) => give(plan, part, at))))
  }
  const end = new Date(`${addDays(quarters.at(-1)?.endsOn ?? '', 3)}T15:00:00+05:00`)
  await Promise.all(plans.map((plan) => give(plan, 'year', end)))
}

function closingCall({ scoreType }: Plan, period: MarkPeriod) {
  if (period === 'year') return periodMarks.closeYear
  return isHalfYear(scoreType) ? periodMarks.closeHalfYear : periodMarks.closeQuarter
}

/** The number of the quarter that a period ends with. */
const lastOf = (period: MarkPeriod): number => Number(period.slice(1)) * (period.startsWith('h') ? 2 : 1)

const ofYear = ({ scoreType }: Plan, given: Given, year: number): number | null => {
  const scores = { formative: [], sor: [], soch: [] }
  return recommendedFor('year', { scoreType, parallel: 6 }, { scores, given }, rulesOfYear(year)).score
}

/** A pupil is stronger or weaker and stays so: a mark is theirs or one beside it. */
function marksWith(random: Random, students: readonly number[]) {
  const usual = students.map(() => 3 + random.below(3))
  return ({ scoreType }: Plan, index: number): number => {
    if (isCredit(scoreType)) return 1
    const mark = (usual[index] ?? 4) + [-1, 0, 0, 0, 1][random.below(5)]!
    return Math.min(5, Math.max(3, mark))
  }
}

/** The last of all: nothing that fills the demo looks at the class of the year before. */
export const content: Content = { order: 110, fill }

import { addDays, localDay } from '@qalam/contract/kernel/calendar.ts'
import { substitution } from '@qalam/contract/substitution/api.ts'
import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { usualWeights } from '@qalam/contract/timetable-proposal/rules.ts'
import { trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { randomUUID } from 'node:crypto'
import type { Content, Demo } from '../content.ts'

type Office = Demo & { zavuch: number }
type Away = { teacher: number; day: string }

/** What the office of a school has on its table: a teacher who is away, programs of inclusive education, a proposed week. */
async function fill(demo: Demo): Promise<void> {
  const { rows } = await demo.pool.query<{ id: number }>(
    `select u.id from app_user u join account a on a.person_id = u.person_id
     where u.school_id = $1 and a.login = 'zavuch' and u.role = 'zavuch'`,
    [demo.schoolId],
  )
  const [zavuch] = rows
  if (!zavuch) return demo.tell('the demo has no deputy head: its office stays empty')
  const office = { ...demo, zavuch: zavuch.id }
  await letOneBeAway(office)
  await openPrograms(office)
  await askForWeek(office)
}

/**
 * The deputy notes that a teacher is away in the coming days, gives the first lesson to a colleague and asks two about the
 * next one; the rest waits for somebody to look at it. The people whom docs/people.md names keep their own week.
 */
async function letOneBeAway(office: Office): Promise<void> {
  const { pool, speak, schoolId, now, zavuch } = office
  const today = localDay(now)
  const { rows } = await pool.query<Away>(
    `select l.teacher_id as teacher, min(l.on_date)::text as day
     from lesson l join app_user u on u.school_id = l.school_id and u.id = l.teacher_id
     join account a on a.person_id = u.person_id and a.login not in ('teacher', 'group-lead')
     where l.school_id = $1 and l.on_date between $2::date + 1 and $2::date + 10
     group by l.teacher_id
     having bool_and(l.substituted_id is null) and bool_and(l.group_id not in (
       select g.id from study_group g where g.school_id = $1 and g.parallel = 7))
     order by count(*) desc, l.teacher_id limit 1`,
    [schoolId, today],
  )
  const [away] = rows
  if (!away) return office.tell('nobody of the demo is away: the coming days have no lessons')
  const id = randomUUID()
  const days = { dateFrom: away.day, dateTo: addDays(away.day, 2) }
  const paper = { reason: 'illness' as const, order: '47-К', orderDate: today }
  await speak(zavuch, now, substitution.period, { body: { id, teacherId: away.teacher, ...days, ...paper } })
  await coverSome(office, id)
}

async function coverSome({ pool, speak, schoolId, now, zavuch }: Office, id: string): Promise<void> {
  const named = await pool.query<{ id: number }>(
    `select u.id from app_user u join account a on a.person_id = u.person_id
     where u.school_id = $1 and a.login in ('teacher', 'group-lead')`,
    [schoolId],
  )
  const own = new Set(named.rows.map((row) => row.id))
  const { lessons } = await speak(zavuch, now, substitution.one, { params: { absenceId: id } })
  let isGiven = false
  for (const { lessonUuid, version, substitute } of lessons) {
    if (substitute !== null) continue
    const free = await speak(zavuch, now, substitution.candidates, { params: { absenceId: id, lessonUuid } })
    const [taker, ...others] = free.filter((one) => !own.has(one.id))
    if (!taker) continue
    const teacherIds = [taker, ...others].slice(0, 2).map((one) => one.id)
    if (isGiven) return void (await speak(zavuch, now, substitution.ask, { body: { id, lessonUuid, teacherIds } }))
    const given = [{ lessonUuid, teacherId: taker.id, version }]
    await speak(zavuch, now, substitution.assign, { body: { id, lessons: given } })
    isGiven = true
  }
}

/** Two programs with a student in each by an order, and one that a student has left. */
async function openPrograms({ speak, now, zavuch }: Office): Promise<void> {
  const { groups, timeSchemes } = await speak(zavuch, now, trainingPrograms.choices, {})
  const today = localDay(now)
  for (const [at, description] of (['speech', 'development-delay', 'autism'] as const).entries()) {
    const group = groups[at]
    const timeSchemeUuid = group?.timeSchemeUuid ?? timeSchemes[0]?.uuid
    if (!group || timeSchemeUuid === undefined) continue
    const program = { parentId: group.id, inclusiveDescription: description, timeSchemeUuid }
    const { id: groupId } = await speak(zavuch, now, trainingPrograms.create, { body: program })
    const [student] = await speak(zavuch, now, trainingPrograms.candidates, { query: { groupId } })
    if (!student) continue
    const came = { arrivalDate: addDays(today, -20), arrivalOrder: `И-${at + 1}` }
    await speak(zavuch, now, trainingPrograms.arrive, { body: { groupId, contingentId: student.id, ...came } })
    if (description !== 'autism') continue
    const left = { retirementDate: addDays(today, -2), retirementOrder: 'И-9' }
    await speak(zavuch, now, trainingPrograms.retire, { body: { contingentId: student.id, ...left } })
  }
}

/**
 * Subjects are as hard as they usually are, and a week is laid as soon as the server has begun: asked for by a deputy whom
 * docs/people.md does not name, so that nobody who signs in finds work that somebody else has begun.
 */
async function askForWeek({ pool, speak, schoolId, now, zavuch }: Office): Promise<void> {
  const { subjects } = await speak(zavuch, now, timetableProposal.levels, {})
  const levels = subjects.map(({ id, usual }) => ({ subjectId: id, level: usual }))
  await speak(zavuch, now, timetableProposal.setLevels, { body: { levels } })
  const { rows } = await pool.query<{ id: number }>(
    `select u.id from app_user u where u.school_id = $1 and u.role = 'zavuch' and u.archived_at is null and u.id <> $2
     order by u.id limit 1`,
    [schoolId, zavuch],
  )
  const [other] = rows
  if (!other) return
  const asked = { days: 5 as const, rooms: 'kept' as const, weights: usualWeights, keptGroups: [], seed: 1 }
  await speak(other.id, now, timetableProposal.start, { body: { uuid: randomUUID(), asked } })
}

export const content: Content = { order: 60, fill }

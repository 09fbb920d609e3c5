import { randomUUID } from 'node:crypto'
import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import type pg from 'pg'
import type { Content, Demo } from '../content.ts'
import { teacherOfDemo } from '../roles.ts'

type Plan = { uuid: string; subject: number; teacher: number }
type People = { director: number; reviewer: number }

/** Plans on their way: one whose lesson was cancelled, one that waits for approval, one that is approved. */
async function fill({ pool, speak, schoolId, now, tell }: Demo): Promise<void> {
  const [flowing, waiting, approved] = await plansOf(pool, schoolId)
  if (!flowing || !waiting || !approved) throw new Error('The demo’s teacher has no three plans.')
  const people = await peopleOf(pool, schoolId, waiting)
  const move = (userId: number, { uuid }: Plan, state: 'sent' | 'reviewed' | 'approved') =>
    speak(userId, now, calendarPlans.moveState, { params: { uuid }, body: { uuid: randomUUID(), state } })

  await describe(speak, flowing, now)
  await cancel({ pool, speak, schoolId, now }, flowing)
  await move(approved.teacher, approved, 'sent')
  await move(people.director, approved, 'approved')
  await speak(people.director, now, calendarPlans.setReviewer, {
    params: { subjectId: waiting.subject },
    body: { teacherId: people.reviewer },
  })
  await move(waiting.teacher, waiting, 'sent')
  await move(people.reviewer, waiting, 'reviewed')
  await speak(people.reviewer, now, calendarPlans.comment, {
    params: { uuid: waiting.uuid },
    body: { uuid: randomUUID(), comment: 'Мақсаттар бағдарламаға сай. 3-тоқсандағы БЖБ күндерін нақтылаңыз.' },
  })
  tell('calendar plans: one to lay anew, one to approve, one approved')
}

/** Plans of the teacher that the demo signs in as, her class of the seventh grade first. */
async function plansOf(pool: pg.Pool, schoolId: number): Promise<Plan[]> {
  const { rows } = await pool.query<Plan>(
    `select p.uuid, p.subject_id as subject, p.teacher_id as teacher from calendar_plan p
     join study_group g on g.school_id = p.school_id and g.id = p.group_id
     where p.school_id = $1 and p.teacher_id = (${teacherOfDemo}) and p.subgroup_id is null
     order by g.parallel = 7 desc, g.letter, p.subject_id, p.uuid limit 3`,
    [schoolId],
  )
  return rows
}

async function peopleOf(pool: pg.Pool, schoolId: number, { subject, teacher }: Plan): Promise<People> {
  const { rows } = await pool.query<People>(
    `select (select id from app_user where school_id = $1 and role = 'director' order by id limit 1) as director,
      coalesce((select p.teacher_id from calendar_plan p where p.school_id = $1 and p.subject_id = $2 and p.teacher_id <> $3
        order by p.teacher_id limit 1),
        (select id from app_user where school_id = $1 and role = 'zavuch' order by id limit 1)) as reviewer`,
    [schoolId, subject, teacher],
  )
  const [people] = rows
  if (!people) throw new Error('Nobody reviews plans in the demo school.')
  return people
}

/** Devices are named where pupils use them, as the law asks. */
async function describe(speak: Demo['speak'], { uuid, teacher }: Plan, now: Date): Promise<void> {
  const sheet = await speak(teacher, now, calendarPlans.sheet, { params: { uuid } })
  const themes = sheet.themes
    .filter(({ pin, kind }) => pin === null && kind === 'regular')
    .slice(1, 3)
    .map(({ uuid: theme, version, section, theme: words, objectives, kind, maxScore }) => ({
      ...{ uuid: theme, version, section, theme: words, objectives, kind, maxScore },
      content: 'Микроскоппен жұмыс, дәптердегі сызба',
      devices: 'Планшет: виртуалды зертхана, 10 мин',
      note: '',
    }))
  await speak(teacher, now, calendarPlans.changeSheet, {
    params: { uuid },
    body: { uuid: randomUUID(), kind: 'edited', themes },
  })
}

type Lesson = { uuid: string; version: number }

/** The next lesson that nothing hangs on is cancelled: its theme waits, and the plan proposes how to go on. */
async function cancel(
  { pool, speak, schoolId, now }: Omit<Demo, 'tell' | 'unpaidId'>,
  { uuid, teacher }: Plan,
): Promise<void> {
  const { rows } = await pool.query<Lesson>(
    `select l.uuid, l.version from lesson l where l.school_id = $1 and l.plan_uuid = $2 and l.on_date > $3::date + 2
       and l.plan_lesson_uuid is not null and l.substituted_id is null and not l.forced and l.teacher_id = $4
       and not exists (select from homework h where h.school_id = l.school_id and h.lesson_uuid = l.uuid)
       and not exists (select from sitting w where w.school_id = l.school_id and w.lesson_uuid = l.uuid)
       and not exists (select from lesson_content c where c.school_id = l.school_id and c.lesson_uuid = l.uuid)
       and not exists (select from plan_lesson t where t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid and t.entity_kind <> 'regular')
     order by l.on_date, l.starts limit 1`,
    [schoolId, uuid, localDay(now), teacher],
  )
  const [lesson] = rows
  if (!lesson) throw new Error('The plan of the demo has no lesson to cancel.')
  await speak(teacher, now, schedule.destroy, { body: lesson })
}

export const content: Content = { order: 50, fill }

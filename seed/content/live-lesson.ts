import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import type { CheckKind, LiveAnswer } from '@qalam/contract/live-lesson/rules.ts'
import { randomUUID } from 'node:crypto'
import type { Content, Demo } from '../content.ts'

type Held = { uuid: string; teacher: number; date: string; starts: string; students: number[] }

/** Lessons of the demo teacher of the last days, those of the demo student’s class first, with their students. */
const held = `select l.uuid, l.teacher_id as teacher, l.on_date::text as date, to_char(l.starts, 'HH24:MI') as starts,
    array_agg(e.student_id order by e.student_id) as students
  from lesson l
  join enrolment e on e.school_id = l.school_id and e.group_id = l.group_id and e.since <= l.on_date
    and (e.until is null or e.until > l.on_date)
  where l.school_id = $1 and l.subgroup_id is null and l.on_date between $2::date - 7 and $2::date - 1
    and l.teacher_id = (select t.id from account x join app_user t on t.person_id = x.person_id and t.school_id = l.school_id
      where x.login = 'teacher' limit 1)
  group by l.school_id, l.uuid order by bool_or(e.student_id in (select s.id from account x join app_user s on s.person_id = x.person_id
      where x.login = 'student')) desc, l.on_date desc, l.starts limit 4`

const moods: readonly LiveAnswer[] = ['good', 'good', 'neutral', 'good', 'bad']

/** Questions that were asked in lessons of the last week: who was here, and how the lessons were. */
export const content: Content = {
  order: 75,
  fill: async (demo) => {
    const { pool, schoolId, now, tell } = demo
    const { rows } = await pool.query<Held>(held, [schoolId, localDay(now)])
    for (const lesson of rows) {
      await asked(demo, lesson, 'presence', 8)
      await asked(demo, lesson, 'reflection', 38)
    }
    tell(`${rows.length * 2} questions to classes in live lessons`)
  },
}

/** Asks a class so many minutes into its lesson; some students are not reached, and some give no answer. */
async function asked({ speak }: Demo, lesson: Held, kind: CheckKind, minutes: number): Promise<void> {
  const { uuid: scheduleUuid, teacher, date, starts, students } = lesson
  const at = new Date(new Date(`${date}T${starts}:00+05:00`).getTime() + minutes * 60_000)
  const uuid = randomUUID()
  await speak(teacher, at, liveLesson.start, { params: { scheduleUuid }, body: { uuid, kind } })
  for (const [place, student] of students.entries()) {
    if (place % 9 === 4) continue
    await speak(student, at, liveLesson.reach, { params: { uuid } })
    if (place % 7 === 3) continue
    const answer = kind === 'presence' ? 'here' : (moods[place % moods.length] ?? 'good')
    await speak(student, at, liveLesson.answer, { params: { uuid }, body: { answer } })
  }
  await speak(teacher, at, liveLesson.end, { params: { uuid } })
}

import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { buildWorld } from '#platform/testing/world/build.ts'
import { addPerson, type Person } from '#platform/testing/world/people.ts'

export type Cell = { scheduleUuid: string; userId: number }
export type ClassOfToday = {
  schoolId: number
  teacher: Person
  planUuid: string
  subjectId: number
  groupId: number
  students: Person[]
  cells: Cell[]
}

/**
 * A class with lessons of algebra that are over, in a quarter that runs today by the clock of the machine: 25 by 8 are 200
 * cells that the teacher may mark.
 */
export async function classOfToday(pool: pg.Pool, pupils = 25, lessons = 8): Promise<ClassOfToday> {
  const { id: schoolId, people, group, students, plans } = await buildWorld(pool)
  const more = await Promise.all(
    Array.from({ length: pupils - students.length }, () => addPerson(pool, 'student', { schoolId })),
  )
  await pool.query(
    'insert into enrolment (school_id, group_id, student_id, since) select $1, $2, unnest($3::int[]), current_date',
    [schoolId, group.id, more.map(({ userId }) => userId)],
  )
  await pool.query('update enrolment set since = current_date - 200 where school_id = $1', [schoolId])
  await pool.query('delete from school_quarter where school_id = $1', [schoolId])
  await pool.query('insert into school_quarter values ($1, 20262, current_date - 150, current_date + 60)', [schoolId])
  const uuids = Array.from({ length: lessons }, () => randomUUID())
  await pool.query(
    `insert into lesson (uuid, school_id, quarter_id, group_id, subject_id, plan_uuid, teacher_id, on_date, starts, ends)
     select l.uuid, $1, 20262, $2, $3, $4, $5, current_date - 40 - l.n::int, '08:00', '08:45'
     from unnest($6::uuid[]) with ordinality as l (uuid, n)`,
    [schoolId, group.id, plans.algebra.subjectId, plans.algebra.uuid, people.teacher.userId, uuids],
  )
  const all = [...students, ...more]
  const cells = uuids.flatMap((scheduleUuid) => all.map(({ userId }) => ({ scheduleUuid, userId })))
  const { uuid: planUuid, subjectId } = plans.algebra
  return { schoolId, teacher: people.teacher, planUuid, subjectId, groupId: group.id, students: all, cells }
}

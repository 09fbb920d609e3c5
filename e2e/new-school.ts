import { randomUUID } from 'node:crypto'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import pg from 'pg'
import { hashPassword } from '../server/src/modules/auth/password.ts'
import { addPerson } from '../server/src/platform/testing/world/people.ts'
import { databaseUrl, openToStudents } from './server/office.ts'

/** Who comes into a school first. */
export const firstPeople = ['director', 'zavuch', 'teacher', 'student', 'parent'] as const satisfies readonly Role[]
export type FirstPerson = (typeof firstPeople)[number]
export type NewSchool = {
  logins: Record<FirstPerson, string>
  password: string
  /** The parent as another school knows them: by the IIN and the name. */
  parent: { iin: string; surname: string; firstname: string }
}

/**
 * A school on its first day: its people, a child bound to a parent, and nothing else. No quarters, bells, cabinets,
 * groups, plans or lessons. Null where the database cannot be reached.
 */
export async function newSchool(): Promise<NewSchool | null> {
  const url = databaseUrl()
  if (url === null) return null
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    return await foundedIn(pool, url)
  } finally {
    await pool.end()
  }
}

async function foundedIn(pool: pg.Pool, url: string): Promise<NewSchool> {
  const name = { kz: 'Жаңа мектеп', ru: 'Новая школа', en: 'The new school' }
  const { rows } = await pool.query<{ id: number }>(
    `insert into school (bin, name, address, region_id) select $1, $2, 'Бейбітшілік көшесі, 1', id from region order by id limit 1
     returning id`,
    [randomUUID().slice(0, 12), JSON.stringify(name)],
  )
  const schoolId = rows[0]?.id ?? 0
  openToStudents(url, schoolId)
  const password = randomUUID().slice(0, 12)
  const passwordHash = await hashPassword(password)
  const add = (role: Role) =>
    addPerson(pool, role, { schoolId: role === 'parent' ? null : schoolId, madeBySchool: schoolId, passwordHash })
  const [director, zavuch, teacher, student, parent] = await Promise.all(firstPeople.map(add))
  await pool.query(`insert into guardian (school_id, parent_id, student_id, place) values ($1, $2, $3, 1)`, [
    schoolId,
    parent?.userId,
    student?.userId,
  ])
  const [surname = '', firstname = ''] = parent?.name.split(' ') ?? []
  return {
    password,
    parent: { iin: parent?.iin ?? '', surname, firstname },
    logins: {
      director: director?.login ?? '',
      zavuch: zavuch?.login ?? '',
      teacher: teacher?.login ?? '',
      student: student?.login ?? '',
      parent: parent?.login ?? '',
    },
  }
}

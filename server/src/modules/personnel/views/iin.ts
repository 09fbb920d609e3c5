import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type IinRow = {
  surname: string
  firstname: string
  lastname: string
  sex: 'm' | 'w'
  bornDate: string | null
}

/** Who has an IIN, whichever school knows them. */
export async function personOfIin(db: Db, iin: string): Promise<IinRow | null> {
  const { rows } = await sql<IinRow>`select p.surname, p.firstname, p.patronymic as lastname, p.sex,
    p.born_on as "bornDate" from person p where p.iin = ${iin}`.execute(db)
  return rows[0] ?? null
}

/** Whether a school lets somebody besides its management change students. */
export async function letsEdit(db: Db, schoolId: number, role: 'group-lead' | 'teacher'): Promise<boolean> {
  const { rows } = await sql<{ lead: boolean; teacher: boolean }>`select s.group_load_edit as lead,
    s.teacher_edit as teacher from school s where s.id = ${schoolId}`.execute(db)
  return rows[0]?.[role === 'teacher' ? 'teacher' : 'lead'] === true
}

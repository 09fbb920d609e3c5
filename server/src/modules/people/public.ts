export * as people from './repository-person.ts'
import type { Db } from '#platform/db/db.ts'
import { insertPerson, insertUser } from './repository.ts'

export { iinOf } from './views.ts'
export { movePlaces } from './repository.ts'

export type NewEmployee = {
  surname: string
  firstname: string
  patronymic: string
  sex: 'm' | 'w'
  bornOn: string | null
  phone: string | null
  email: string | null
}

/** A new person with the role employee and no school; without an IIN, which nobody has proved. */
export async function registerEmployee(
  db: Db,
  { bornOn, ...person }: NewEmployee,
): Promise<{ personId: number; userId: number }> {
  const { id: personId } = await insertPerson(db, { ...person, born_on: bornOn })
  const { id: userId } = await insertUser(db, { person_id: personId, school_id: null, role: 'employee' })
  return { personId, userId }
}

export { type NewPerson, type NewPlace, storeLeads, storePeople, storePlaces } from './repository-bulk.ts'

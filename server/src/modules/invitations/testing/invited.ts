import { randomUUID } from 'node:crypto'
import type { School } from '#platform/testing/school.ts'
import { hashOfCode, newCode } from '../codes.ts'

/** An invitation of a school that waits for somebody who is known nowhere else: each call makes a new one. */
export async function waitingInvitation(school: School): Promise<{ params: { id: string } }> {
  const id = randomUUID()
  const person = await school.db
    .insertInto('person')
    .values({ surname: 'Waiting', firstname: 'Anna', sex: 'w' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await school.db
    .insertInto('invitation')
    .values({
      school_id: school.id,
      id,
      person_id: person.id,
      kind: 'child',
      student_id: school.people.student.userId,
      place: 2,
      typed_name: 'Waiting Anna',
      asked_by: school.people.zavuch.userId,
      asked_at: '2026-11-18T04:00:00Z',
      ends_at: '2027-01-17T04:00:00Z',
      code_hash: hashOfCode(newCode()),
    })
    .execute()
  return { params: { id } }
}

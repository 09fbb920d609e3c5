import { content } from '@qalam/contract/content/api.ts'
import type { Call, Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

type Case = { status: number; send: (school: School) => Promise<{ status: number }> }
const refusedWith = <E extends Endpoint>(
  status: number,
  role: Role,
  endpoint: E,
  input: (school: School) => Call<E>,
): Case => ({ status, send: (school) => school.as(role)(endpoint, input(school)) })

const work = { title: 'Equations', kind: 'sor', parallel: 7, language: 'kz' } as const
const nowhere = 2_147_483_647
const levelsOf = (...subjects: number[]) => ({
  body: { levels: subjects.map((subjectId) => ({ subjectId, level: 'hard' as const })) },
})

/** What the fuzz once found to be a trouble of the server. Whatever it finds next is added here. */
const cases: Record<string, Case> = {
  'the level of one subject twice': refusedWith(422, 'zavuch', timetableProposal.setLevels, ({ subjects }) =>
    levelsOf(subjects.algebra, subjects.algebra),
  ),
  // What the school does not teach is not there for it.
  'the level of a subject that nobody has': refusedWith(404, 'zavuch', timetableProposal.setLevels, () =>
    levelsOf(nowhere),
  ),
  'a document of a subject that nobody has': refusedWith(422, 'teacher', content.create, () => ({
    body: { ...work, uuid: randomUUID(), subjectId: nowhere },
  })),
}

test.for(Object.entries(cases))('%s is refused by name', async ([, { status, send }], { school }) => {
  expect((await send(school)).status).toBe(status)
})

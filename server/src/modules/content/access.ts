import { randomUUID } from 'node:crypto'
import { content } from '@qalam/contract/content/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { Access } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'
import { none } from '#platform/testing/access.ts'

/** Colleagues read what is shared and change nothing. */
const colleagues: readonly Role[] = ['group-lead', 'zavuch', 'director', 'admin']

const head = { title: 'Equations', subjectId: null, parallel: 7, language: 'kz' as const }

/** A shared lesson of the teacher. */
async function lessonIn(school: School): Promise<{ params: { uuid: string } }> {
  const uuid = randomUUID()
  await school.as('teacher')(content.create, { body: { uuid, kind: 'custom-lesson', ...head } })
  await school.as('teacher')(content.share, { params: { uuid }, body: { shared: true } })
  return { params: { uuid } }
}
const on = (body: () => object) => async (school: School) => ({ ...(await lessonIn(school)), body: body() })

export const access: Access<typeof content> = {
  list: none,
  create: {
    of: 'caller',
    ask: () => ({
      body: { uuid: randomUUID(), kind: 'sor', ...head },
    }),
  },
  clone: { ask: on(() => ({ uuid: randomUUID(), title: 'Copy' })) },
  open: { ask: lessonIn },
  named: { ask: lessonIn },
  save: { ask: on(() => ({})), refused: colleagues },
  share: { ask: on(() => ({ shared: true })), refused: colleagues },
  archive: { ask: on(() => ({ archived: true })), refused: colleagues },
  delete: { ask: lessonIn, refused: colleagues },
  formula: { of: 'caller', ask: () => ({ query: { source: 'x^2' } }) },
  uses: { ask: lessonIn },
  publish: { ask: on(() => ({ uuid: randomUUID() })), refused: colleagues, then: 'content.faults' },
  addFiles: { ask: lessonIn, upload: true, refused: colleagues },
}

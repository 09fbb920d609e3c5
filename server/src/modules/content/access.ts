import { randomUUID } from 'node:crypto'
import type { content } from '@qalam/contract/content/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { Access } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'
import { none } from '#platform/testing/access.ts'

/** Colleagues read what is shared and change nothing. */
const colleagues: readonly Role[] = ['group-lead', 'zavuch', 'director', 'admin']

/** A shared lesson of the teacher. */
export async function lessonIn(school: School): Promise<{ params: { uuid: string } }> {
  const uuid = randomUUID()
  await school.db
    .insertInto('content')
    .values({
      school_id: school.id,
      uuid,
      kind: 'custom-lesson',
      title: 'Теңдеулер',
      owner_id: school.people.teacher.userId,
      language: 'kz',
      settings: '{}',
      shared_at: new Date(),
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute()
  return { params: { uuid } }
}
const on = (body: () => object) => async (school: School) => ({ ...(await lessonIn(school)), body: body() })

export const access: Access<typeof content> = {
  list: none,
  create: {
    of: 'caller',
    ask: () => ({
      body: { uuid: randomUUID(), kind: 'sor', title: 'БЖБ', subjectId: null, parallel: 7, language: 'kz' },
    }),
  },
  clone: { ask: on(() => ({ uuid: randomUUID(), title: 'Көшірме' })) },
  open: { ask: lessonIn },
  save: { ask: on(() => ({})), refused: colleagues },
  share: { ask: on(() => ({ shared: true })), refused: colleagues },
  archive: { ask: on(() => ({ archived: true })), refused: colleagues },
  delete: { ask: lessonIn, refused: colleagues },
  publish: { ask: on(() => ({ uuid: randomUUID() })), refused: colleagues, then: 'content.faults' },
  addFiles: { ask: lessonIn, upload: true, refused: colleagues },
}

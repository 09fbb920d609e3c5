import { randomUUID } from 'node:crypto'
import type { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

const texts = { kz: 'Асхана ұнай ма?', ru: 'Нравится ли столовая?', en: '' }
const questionnaire = ({ id }: Pick<School, 'id'>) => ({
  ...{ title: texts, lead: {}, roles: ['teacher'], scope: 'school', scopeId: id },
  ...{ since: '2026-11-18', until: '2026-11-20', version: 0, publish: false },
  questions: [{ kind: 'scale', required: true, words: texts, options: [] }],
})
/** Who works for a district that is not named has no desk. */
const nowhere = { of: 'caller', refused: ['department_worker'] } as const
/** A questionnaire that is not there. */
const unknown = (body?: () => object, of: object = nowhere) => ({
  of: 'caller' as const,
  ...of,
  ask: () => ({ params: { uuid: randomUUID() }, ...(body && { body: body() }) }),
  then: 'not-found',
})

export const access: Access<typeof questionnaires> = {
  due: none,
  open: unknown(undefined, {}),
  reply: unknown(() => ({ uuid: randomUUID(), form: 1, answers: [] }), {}),
  list: nowhere,
  one: unknown(),
  store: { ...nowhere, ask: (school) => ({ params: { uuid: randomUUID() }, body: questionnaire(school) }) },
  copy: unknown(() => ({ uuid: randomUUID() })),
  stop: unknown(),
  delete: unknown(),
  results: unknown(),
  resultsFile: unknown(),
}

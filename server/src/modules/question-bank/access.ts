import { randomUUID } from 'node:crypto'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { questionBank } from '@qalam/contract/question-bank/api.ts'
import type { BankQuestionDraft } from '@qalam/contract/question-bank/question.ts'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

/** Colleagues read what is shared and change nothing. */
const colleagues: readonly Role[] = ['group-lead', 'zavuch', 'director', 'admin']

const question = (): BankQuestionDraft => ({
  subjectId: null,
  parallel: 7,
  language: 'kz',
  objectives: ['7.1.4.1'],
  difficulty: 'easy',
  exercise: {
    uuid: randomUUID(),
    type: 'true-false',
    prompt: 'Blood is red',
    points: 1,
    key: { explanation: '', right: true },
  },
})

/** A shared question of the teacher. */
async function questionIn(school: School): Promise<{ params: { uuid: string } }> {
  const params = { uuid: randomUUID() }
  await school.as('teacher')(questionBank.create, { body: { ...params, ...question() } })
  await school.as('teacher')(questionBank.share, { params, body: { shared: true } })
  return { params }
}
/** Its only version, which stands now. */
const versionIn = async (school: School) => ({
  params: { ...(await questionIn(school)).params, number: 1 },
})
const on = (body: () => object) => async (school: School) => ({ ...(await questionIn(school)), body: body() })

const sent = {
  of: 'caller',
  upload: true,
  ask: () => ({ query: { language: 'kz', difficulty: 'easy' } }),
} as const

export const access: Access<typeof questionBank> = {
  list: none,
  create: { of: 'caller', ask: () => ({ body: { uuid: randomUUID(), ...question() } }) },
  chosen: {
    ask: async (school) => ({ query: { uuids: (await questionIn(school)).params.uuid } }),
  },
  template: none,
  file: {
    ask: async (school) => ({ query: { format: 'xlsx', uuids: (await questionIn(school)).params.uuid } }),
  },
  planText: {
    of: 'caller',
    ask: () => {
      const { exercise: _, ...usual } = question()
      return { body: { format: 'gift', text: 'Blood is red {T}', usual } }
    },
  },
  // What is sent is no workbook and no package.
  planWorkbook: { ...sent, then: 'bank.unreadable' },
  planPackage: { ...sent, then: 'files.kind' },
  bring: { of: 'caller', ask: () => ({ body: { questions: [{ uuid: randomUUID(), ...question() }] } }) },
  open: { ask: questionIn },
  change: { ask: on(() => ({ ...question(), version: 1 })), refused: colleagues },
  share: { ask: on(() => ({ shared: false })), refused: colleagues },
  archive: { ask: on(() => ({ archived: true })), refused: colleagues },
  history: { ask: questionIn },
  openVersion: { ask: versionIn },
  restore: { ask: async (school) => ({ ...(await versionIn(school)), body: { version: 1 } }), refused: colleagues },
}

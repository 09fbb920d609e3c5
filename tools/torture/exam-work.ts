import { randomUUID } from 'node:crypto'
import { content } from '../../contract/src/content/api.ts'
import type { DraftPage } from '../../contract/src/content/draft.ts'
import { exams } from '../../contract/src/exams/api.ts'
import { type Ask, done } from './exam-ask.ts'

const about = { kind: 'exercise', purpose: '', skill: 'knowledge', minutes: 5 } as const
const option = (text: string) => ({ uuid: randomUUID(), text })

/** A choice, a short answer and an open task. */
function modules(): DraftPage['modules'] {
  const [right, wrong, other] = [option('4'), option('5'), option('6')]
  const key = { explanation: '' }
  const short = { accepted: [{ text: 'Астана', share: 100 }], typo: false, tolerance: '0', units: [] }
  const exercises = [
    { type: 'single', prompt: '2 + 2', points: 5, options: [right, wrong, other], key: { ...key, right: right.uuid } },
    { type: 'short', prompt: 'Астана', points: 5, numeric: false, key: { ...key, ...short } },
    {
      ...{ type: 'open', prompt: 'Шешімі', points: 10, files: false },
      key: { ...key, descriptors: [{ ...option('Бар'), points: 10 }] },
    },
  ] as const
  return exercises.map((exercise) => ({
    ...about,
    uuid: randomUUID(),
    exercise: { uuid: randomUUID(), ...exercise },
  })) as unknown as DraftPage['modules']
}

type Wanted = { ask: Ask; token: string; lesson: string; closesAt: Date; minutes: number }

/** Publishes a work of its teacher and gives it to a lesson, open from now until a moment that all share. */
export async function giveWork({ ask, token, lesson, closesAt, minutes }: Wanted): Promise<string> {
  const params = { uuid: randomUUID() }
  const head = { title: 'Torture', subjectId: null, parallel: 7, language: 'kz' as const }
  const as = { token }
  await done(ask, content.create, { ...as, body: { ...head, ...params, kind: 'test' } })
  const draft = await done(ask, content.open, { ...as, params })
  const [page] = draft.pages
  const settings = { ...draft.settings, rightsConfirmed: true }
  const frame = { version: draft.version, order: draft.pages.map(({ uuid }) => uuid), head, settings }
  await done(ask, content.save, { ...as, params, body: { pages: [{ ...page, modules: modules() }], frame } })
  const version = randomUUID()
  await done(ask, content.publish, { ...as, params, body: { uuid: version } })
  const sitting = randomUUID()
  const body = { uuid: sitting, versionUuid: version, opensAt: new Date(Date.now() - 60_000), closesAt, minutes }
  await done(ask, exams.give, { ...as, params: { scheduleUuid: lesson }, body: { ...body, lateMinutes: 10 } })
  return sitting
}

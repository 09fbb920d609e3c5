import { exams } from '@qalam/contract/exams/api.ts'
import type { ExamState } from '@qalam/contract/exams/shapes.ts'
import { randomUUID } from 'node:crypto'
import type { Work } from '../client.ts'
import type { Figure, Recorder } from '../figures.ts'
import type { Statement } from '../record.ts'
import type { Actor } from '../../server/src/platform/actor.ts'
import { asStudent, eightAtATime, type ExamClass, pathTo, shortIn } from './class.ts'
import { named } from './template.ts'

const words = { text: 'Астана', files: [] }
export const answersPath = '/exam-answers'

/** One answer as a device sends it; the ids and versions are those of each call. */
const sent = (state: ExamState, id: string, base: number | string) => ({
  answers: [{ id, questionId: shortIn(state), answerId: words, base, after: state.serverAt, elapsed: 0 }],
  attempt: null,
  at: null,
  waiting: 0,
})

/** The same as the floor gets it: what the product makes of it, made already. */
const bare = (state: ExamState, who: Actor, id: string, next: number | string) => ({
  student: who.userId,
  attempt: state.attempt,
  ids: [id],
  given: JSON.stringify([
    { id, exercise: shortIn(state), elapsed: 0, version: next, answer: words, late: false },
  ]).replace(`"${next}"`, String(next)),
})

/** What the server sends for one answer, with the values named that differ. */
export async function recordedAnswer(recorded: Recorder, sitting: string, state: ExamState, who: Actor) {
  const send = (id: string, base: number) =>
    recorded.statements({
      endpoint: exams.sendAnswers,
      path: pathTo(exams.sendAnswers.path, sitting),
      who,
      body: sent(state, id, base),
    })
  await send(randomUUID(), 0)
  const id = randomUUID()
  const statements = await send(id, 1)
  return named(statements, { student: who.userId, attempt: state.attempt, ids: [id], given: { part: id } })
}

/** Answers of 400 students on either side, an answer in a call; each student has the own limit a minute. */
export async function answering(
  of: ExamClass,
  recorded: Recorder,
): Promise<Figure & { calls: Record<string, Statement[]> }> {
  const sitting = await of.given()
  const [one, ...others] = of.students
  if (!one) throw new Error('Nobody answers')
  const calls = { [answersPath]: await recordedAnswer(recorded, sitting, await of.begun(sitting, one), one) }
  const states = await eightAtATime(others, (who) => of.begun(sitting, who))
  const givers = await eightAtATime(others, async (who, at) => {
    const state = states[at]
    if (!state) throw new Error('An attempt that was not begun')
    return {
      ours: { headers: await asStudent(who), body: numbered(sent(state, '{id}', '{base}'), '{base}') },
      floor: { headers: {}, body: JSON.stringify(bare(state, who, '{id}', '{next}')) },
    }
  })
  const half = Math.floor(givers.length / 2)
  const path = pathTo(exams.sendAnswers.path, sitting)
  const ours = inEight(
    givers.slice(0, half).map((giver) => giver.ours),
    { name: 'ours', path },
  )
  const floor = inEight(
    givers.slice(half).map((giver) => giver.floor),
    { name: 'floor', path: answersPath },
  )
  const about = { name: 'answer saved', about: 'one answer of an exam in a call', ratio: 0.5 }
  return { ...about, ours, floor, reads: {}, writes: {}, calls }
}

const numbered = (body: object, mark: string): string => JSON.stringify(body).replace(`"${mark}"`, mark)

const inEight = (givers: Extract<Work, { kind: 'turns' }>['givers'], { name, path }: { name: string; path: string }) =>
  Array.from({ length: 8 }, (_, place): Work => {
    return { kind: 'turns', name: `${name} ${place}`, path, givers: givers.filter((_giver, at) => at % 8 === place) }
  })

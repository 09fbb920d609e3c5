import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { exams } from '../../contract/src/exams/api.ts'
import type { AnswerTaken, ExamState } from '../../contract/src/exams/shapes.ts'
import { type Ask, done, untilAnswered } from './exam-ask.ts'

/** An answer that a server has acknowledged, as its device gave it. */
export type Acknowledged = { id: string; question: string; version: number; answer: unknown; late: boolean }
/** One device: what it was told, and what stands on its screen for each question. */
export type Device = {
  studentId: number
  isOffline: boolean
  acknowledged: Acknowledged[]
  shown: Map<string, unknown>
  /** Answers of after the bell, which have to be refused. */
  tooLate: string[]
  refused: number
  unanswered: number
  endedAt: number
}

type Held = {
  ask: Ask
  token: string
  sitting: string
  device: Device
  versions: Map<string, number>
  /** The last word of the server, and when it was heard here. */
  word: { at: string; heard: number }
  /** What waits on the device: one answer a question, as the page keeps it. */
  waiting: Map<string, Waiting>
}
type Waiting = { id: string; questionId: string; answerId: unknown; after: string; elapsed: number }

const answerTo = (state: ExamState, at: number): { question: string; answer: unknown } => {
  const questions = state.disciplines.flatMap((page) => page.questions)
  const question = questions[at % questions.length]
  if (!question) throw new Error('a work without questions')
  const { exercise, id } = question
  const options = exercise.type === 'single' ? exercise.options : []
  const one = options[Math.floor(Math.random() * options.length)]
  return { question: id, answer: one ? { id: one.id } : { text: `Жауап ${Math.random()}`, files: [] } }
}

function give(held: Held, state: ExamState, at: number): string {
  const { question, answer } = answerTo(state, at)
  const id = randomUUID()
  const elapsed = Math.round(performance.now() - held.word.heard)
  held.waiting.set(question, { id, questionId: question, answerId: answer, after: held.word.at, elapsed })
  return id
}

/** Sends what waits, once; what no server answered for waits on. */
async function send(held: Held): Promise<boolean> {
  const { ask, token, sitting, device, versions, waiting } = held
  const leaving = [...waiting.values()]
  const answers = leaving.map((one) => ({ ...one, base: versions.get(one.questionId) ?? 0 }))
  const body = { answers, at: null, waiting: leaving.length }
  const told = await ask(exams.sendAnswers, { token, params: { sitting }, body })
  if (!told) {
    device.unanswered++
    return false
  }
  const { results, serverAt } = resultsOf(told.body.data)
  if (results.length < leaving.length) throw new Error(`${told.status} ${JSON.stringify(told.body).slice(0, 300)}`)
  if (serverAt) held.word = { at: serverAt, heard: performance.now() }
  for (const [at, result] of results.entries()) take(held, leaving[at], result)
  return true
}

/** Sends until nothing waits, later and later while no server answers. */
async function sendAll(held: Held): Promise<void> {
  for (let pause = 200; held.waiting.size > 0; pause = Math.min(5_000, pause * 2))
    if (!(await send(held))) await wait(pause * (0.5 + Math.random()))
}

type Results = { results: AnswerTaken[]; serverAt?: string }
const resultsOf = (data: unknown): Results =>
  typeof data === 'object' && data !== null && 'results' in data ? (data as Results) : { results: [] }

function take({ device, versions, waiting }: Held, sent: Waiting | undefined, result: AnswerTaken): void {
  if (!sent || sent.id !== result.id) throw new Error('an outcome of another answer')
  if (waiting.get(sent.questionId)?.id === sent.id) waiting.delete(sent.questionId)
  versions.set(sent.questionId, result.version)
  if (result.outcome === 'refused') device.refused++
  if (result.outcome === 'stale') throw new Error('one device is stale to itself')
  if (result.outcome !== 'stored') return
  const { id, questionId: question, answerId: answer } = sent
  device.acknowledged.push({ id, question, answer, version: result.version, late: result.late })
  device.shown.set(question, answer)
}

export type Sitting = { ask: Ask; sitting: string; bell: number; token: string; studentId: number; isOffline: boolean }

/**
 * A student from the first press to the end: answers while the bell has not rung, an offline one without a line for the last
 * part; then everybody sends what waits and ends. After the bell one more is given, which must not count.
 */
export async function sit({ ask, sitting, bell, token, studentId, isOffline }: Sitting): Promise<Device> {
  const device: Device = {
    ...{ studentId, isOffline, acknowledged: [], shown: new Map(), tooLate: [], refused: 0, unanswered: 0, endedAt: 0 },
  }
  const state = await done(ask, exams.start, { token, params: { sitting }, body: {} })
  const word = { at: state.serverAt, heard: performance.now() }
  const held: Held = { ask, token, sitting, device, versions: new Map(), word, waiting: new Map() }
  const cut = isOffline ? bell - 5_000 - Math.random() * 40_000 : bell
  for (let at = 0; Date.now() < bell - 400; at++) {
    give(held, state, at)
    if (Date.now() < cut) await send(held)
    await wait(Math.max(0, Math.min(6_000 + Math.random() * 8_000, bell - 400 - Date.now())))
  }
  await wait(Math.max(0, bell - Date.now()) + (isOffline ? Math.random() * 60_000 : 0))
  await sendAll(held)
  const { status } = await untilAnswered(ask, exams.testCompleted, { token, params: { sitting } })
  if (status !== 200) throw new Error(`the end of a work: ${status}`)
  device.endedAt = Date.now()

  held.word = { at: new Date().toISOString(), heard: performance.now() - 2_000 }
  device.tooLate.push(give(held, state, 2))
  await sendAll(held)
  return device
}

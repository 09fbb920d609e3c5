import { randomUUID } from 'node:crypto'
import { examResets, exams } from '@qalam/contract/exams/api.ts'
import { now, type School } from '#platform/testing/school.ts'
import type { Given } from './given.ts'

/** A step of somebody: two tabs of one student, the line between them and the school, the clock, the teacher. */
export type Step =
  | { kind: 'give'; tab: number; question: number }
  | { kind: 'send'; tab: number; line: 'whole' | 'answer-lost' | 'cut' }
  | { kind: 'reload'; tab: number }
  | { kind: 'pass'; minutes: number }
  | { kind: 'end' }
  | { kind: 'reset' }
  | { kind: 'begin' }

type Waiting = {
  id: string
  questionId: string
  answerId: object
  base: number
  after: string
  elapsed: number
  at: number
}
type Tab = {
  versions: Map<string, number>
  waiting: Waiting | null
  word: { at: string; clock: number }
  attempt: string
}
type Told = { attempt: string; id: string; question: string; answer: object; version: number; isLate: boolean }

/** Everything that a run was told, and what the rules say about each answer by a clock of whole steps. */
export type Run = { told: Told[]; forbidden: string[]; wrong: string[] }

const minute = 60_000
const late = 10 * minute

/** The world as the rules describe it, beside the product. */
export class Interleaved {
  readonly run: Run = { told: [], forbidden: [], wrong: [] }
  private clock = 0
  private bell = 0
  private attempt = ''
  private isSealed = false
  private readonly tabs: Tab[] = []
  /** Operations that the server has taken, whether or not its answer came back. */
  private readonly taken = new Set<string>()

  private readonly school: School
  private readonly work: Given
  private readonly questions: readonly string[]

  constructor(school: School, work: Given, questions: readonly string[]) {
    this.school = school
    this.work = work
    this.questions = questions
  }

  async take(step: Step): Promise<void> {
    // A few seconds go by between any two steps, so that no two fall on one moment.
    this.move(5_000)
    if (step.kind === 'pass') return this.move(step.minutes * minute)
    if (step.kind === 'begin') return this.begin()
    if (this.attempt === '') return
    if (!('tab' in step)) return step.kind === 'end' ? this.end() : this.reset()
    const tab = this.tabs[step.tab]
    if (!tab) return
    if (step.kind === 'give') return this.give(tab, step.question)
    if (step.kind === 'reload') return this.reload(tab)
    return this.send(tab, step.line)
  }

  /** Puts the last attempt back, so that the next run begins anew. */
  async close(): Promise<void> {
    if (this.attempt !== '') await this.reset()
    this.school.house.setClock(now)
  }

  private move(ms: number): void {
    this.clock += ms
    this.school.house.setClock(new Date(now.getTime() + this.clock))
  }

  private get student() {
    return this.school.as('student')
  }

  private async begin(): Promise<void> {
    if (this.attempt !== '') return
    const { body, status } = await this.student(exams.start, { params: this.work.params })
    if (status !== 200) throw new Error(`start: ${status}`)
    this.attempt = body.attempt ?? ''
    this.bell = this.clock + 40 * minute
    this.isSealed = false
    const fresh = () => ({ versions: new Map(), word: { at: body.serverAt, clock: this.clock }, attempt: this.attempt })
    // A tab that has something of an attempt before keeps it until it hears what became of it.
    for (const place of [0, 1]) if (!this.tabs[place]?.waiting) this.tabs[place] = { ...fresh(), waiting: null }
  }

  private give(tab: Tab, question: number): void {
    const questionId = this.questions[question % this.questions.length] ?? ''
    if (tab.waiting && tab.waiting.questionId !== questionId) return
    tab.waiting = {
      ...{ id: randomUUID(), questionId, answerId: { text: `${this.clock}`, files: [] }, at: this.clock },
      ...{ base: tab.versions.get(questionId) ?? 0, after: tab.word.at, elapsed: this.clock - tab.word.clock },
    }
  }

  private async reload(tab: Tab): Promise<void> {
    const { body, status } = await this.student(exams.data, { params: this.work.params })
    if (status !== 200 || tab.waiting) return
    tab.word = { at: body.serverAt, clock: this.clock }
    tab.attempt = body.attempt ?? ''
    tab.versions = new Map(body.disciplines.flatMap((page) => page.questions.map(({ id, version }) => [id, version])))
  }

  private async send(tab: Tab, line: 'whole' | 'answer-lost' | 'cut'): Promise<void> {
    const { waiting } = tab
    if (!waiting || line === 'cut') return
    const { at: givenAt, ...answer } = waiting
    const isOld = tab.attempt !== this.attempt
    const isTaken = !isOld && (this.clock <= this.bell || (givenAt <= this.bell && this.clock <= this.bell + late))
    const isRepeat = this.taken.has(answer.id)
    if (!isRepeat && (isOld || givenAt > this.bell)) this.run.forbidden.push(answer.id)
    const { params } = this.work
    const body = { answers: [answer], attempt: tab.attempt }
    const told = await this.student(exams.sendAnswers, { params, body: body as never })
    const [result] = told.status === 200 ? told.body.results : resultsIn(told.body)
    if (result?.outcome === 'stored' && !isTaken && !isRepeat) this.run.wrong.push(`taken: ${answer.id}`)
    if (result?.outcome === 'refused' && isTaken) this.run.wrong.push(`refused: ${answer.id}`)
    if (result?.outcome === 'stored') this.taken.add(answer.id)
    if (line === 'answer-lost') return
    tab.waiting = null
    if (!result) return
    tab.versions.set(answer.questionId, result.version)
    if (told.status === 200) tab.word = { at: told.body.serverAt, clock: this.clock }
    if (result.outcome === 'stored')
      this.run.told.push({
        ...{ attempt: tab.attempt, id: answer.id, question: answer.questionId, answer: answer.answerId },
        ...{ version: result.version, isLate: result.late },
      })
  }

  private async end(): Promise<void> {
    await this.student(exams.testCompleted, { params: this.work.params })
    if (!this.isSealed) this.bell = Math.min(this.bell, this.clock)
    this.isSealed = true
  }

  private async reset(): Promise<void> {
    const userId = this.school.people.student.userId
    const body = { lessonType: 'sor' as const, lessonId: this.work.sitting, scheduleId: this.work.scheduleUuid, userId }
    const { status } = await this.school.as('teacher')(examResets.reset, { body })
    if (status !== 200) throw new Error(`reset: ${status}`)
    this.attempt = ''
    this.bell = 0
  }
}

type Result = { outcome: string; version: number; late: boolean }
const resultsIn = (body: unknown): Result[] => {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  return typeof data === 'object' && data !== null && 'results' in data ? (data.results as Result[]) : []
}

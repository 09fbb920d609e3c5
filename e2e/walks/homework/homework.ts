import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { content } from '@qalam/contract/content/api.ts'
import type { DraftPage } from '@qalam/contract/content/draft.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { ask, type Seat } from '../../school.ts'

const about = { purpose: '', skill: 'knowledge', minutes: 2 } as const

/** A choice of three; the right one begins with the word that the walk looks for. */
function choice(prompt: string, points: number) {
  const options = ['Дұрыс', 'Қате', 'Басқа'].map((text) => ({ uuid: randomUUID(), text: `${text} (${prompt})` }))
  const key = { explanation: '', right: options[0]?.uuid ?? '' }
  return { uuid: randomUUID(), type: 'single' as const, prompt, points, options, key }
}

/** Exercises of ten points: one that everybody gets, and a set of which each student is asked two of three. */
export async function publishExercises(page: Page, title: string): Promise<void> {
  const params = { uuid: randomUUID() }
  const head = { title, subjectId: null, parallel: null, language: 'kz' as const }
  await ask(page, content.create, { body: { ...params, ...head, kind: 'test' } })
  const draft = await ask(page, content.open, { params })
  const modules: DraftPage['modules'] = [
    { ...about, uuid: randomUUID(), kind: 'exercise', exercise: choice('Бәріне', 4) },
    {
      ...about,
      uuid: randomUUID(),
      kind: 'drawn',
      take: 2,
      points: 3,
      questions: ['A', 'B', 'C'].map((name) => ({
        bank: randomUUID(),
        version: 1,
        exercise: choice(`Жиын ${name}`, 1),
      })),
    },
  ]
  const pages = draft.pages.slice(0, 1).map((one) => ({ ...one, modules }))
  const settings = { ...draft.settings, rightsConfirmed: true }
  const frame = { version: draft.version, order: pages.map(({ uuid }) => uuid), head, settings }
  await ask(page, content.save, { params, body: { pages, frame } })
  await ask(page, content.publish, { params, body: { uuid: randomUUID() } })
}

/** A lesson that was held with the student, unmarked, whose homework nobody has answered: it is taken back. */
export async function lessonToSet(page: Page, groupId: number, studentId: number): Promise<Seat> {
  const { plans } = await ask(page, journal.plans, { params: { groupId } })
  for (const plan of plans.filter(({ scoreType }) => scoreType.startsWith('mark'))) {
    const grid = await ask(page, journal.quarter, { params: { id: plan.uuid } })
    const row = grid.rows.findIndex(({ userId }) => userId === studentId)
    for (const [column, lesson] of [...grid.lessonSchedules.entries()].toReversed()) {
      const mark = grid.rows[row]?.marks[lesson.uuid]
      if (!lesson.can.mark || (mark && (mark.score !== null || mark.sign !== null))) continue
      const params = { scheduleUuid: lesson.uuid }
      const { homework: known, students } = await ask(page, homework.form, { params })
      if ((known?.sentAnswers ?? 0) > 0 || !students.some(({ id }) => id === studentId)) continue
      if (known) await ask(page, homework.clear, { params, body: { uuid: known.uuid, version: known.version } })
      const journalPath = `/control/journal/groups/${groupId}/${plan.uuid}/${plan.subjectId}/quarter`
      return { journalPath, row, column, date: lesson.date, uuid: lesson.uuid, maxScore: lesson.maxScore }
    }
  }
  throw new Error('Every lesson of the teacher with the student has marks or answers.')
}

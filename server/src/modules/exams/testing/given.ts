import { randomUUID } from 'node:crypto'
import { content } from '@qalam/contract/content/api.ts'
import type { DraftPage } from '@qalam/contract/content/draft.ts'
import { exams } from '@qalam/contract/exams/api.ts'
import type { ExamKind, ExamState } from '@qalam/contract/exams/shapes.ts'
import { now, type School } from '#platform/testing/school.ts'

const about = { kind: 'exercise', purpose: '7.1.2.3', skill: 'knowledge', minutes: 5 } as const
const option = (text: string) => ({ uuid: randomUUID(), text })

/** Three questions of 20 points: one choice (5), a short answer (5), an open task with two descriptors (4 and 6). */
export function threeQuestions() {
  const [right, wrong] = [option('RIGHT-4'), option('WRONG-5')]
  const [first, second] = [option('DESCRIPTOR-A'), option('DESCRIPTOR-B')]
  const ids = { single: randomUUID(), short: randomUUID(), open: randomUUID() }
  const explanation = 'EXPLANATION'
  const modules: DraftPage['modules'] = [
    {
      ...about,
      uuid: randomUUID(),
      exercise: {
        uuid: ids.single,
        type: 'single',
        prompt: '2 + 2',
        points: 5,
        options: [wrong, right],
        key: { explanation, right: right.uuid },
      },
    },
    {
      ...about,
      uuid: randomUUID(),
      exercise: {
        uuid: ids.short,
        type: 'short',
        prompt: 'Астана',
        points: 5,
        numeric: false,
        key: {
          explanation,
          accepted: [{ text: 'ACCEPTED', share: 100 }],
          typo: false,
          tolerance: '0',
          units: [],
        },
      },
    },
    {
      ...about,
      uuid: randomUUID(),
      exercise: {
        uuid: ids.open,
        type: 'open',
        prompt: 'Шешімін жазыңыз',
        points: 10,
        files: true,
        key: {
          explanation,
          descriptors: [
            { ...first, points: 4 },
            { ...second, points: 6 },
          ],
        },
      },
    },
  ]
  return { modules, ids, right: right.uuid, wrong: wrong.uuid, descriptors: [first.uuid, second.uuid] }
}

/** Publishes a work of the teacher with these modules, and answers its version. */
export async function published(school: School, kind: ExamKind, modules: DraftPage['modules'], maxScore: number) {
  const teacher = school.as('teacher')
  const params = { uuid: randomUUID() }
  const head = { title: 'БЖБ 1', subjectId: null, parallel: 7, language: 'kz' as const }
  await teacher(content.create, { body: { ...head, ...params, kind } })
  const { body: draft } = await teacher(content.open, { params })
  const settings = { ...draft.settings, maxScore, rightsConfirmed: true }
  const frame = { version: draft.version, order: draft.pages.map(({ uuid }) => uuid), head, settings }
  await teacher(content.save, { params, body: { pages: [{ ...draft.pages[0]!, modules }], frame } })
  const version = randomUUID()
  const { status, raw } = await teacher(content.publish, { params, body: { uuid: version } })
  if (status !== 200) throw new Error(raw.toString())
  return version
}

/** A moment of the test's day, so many minutes from now. */
export const at = (minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString()

type Options = { kind?: ExamKind; lesson?: string; minutes?: number; opens?: number; closes?: number; late?: number }

/** A work with three questions that the teacher has given to a class, open now for an hour, 40 minutes each. */
export async function given(school: School, options: Options = {}) {
  const { kind = 'sor', minutes = 40, opens = -10, closes = 60, late = 10 } = options
  const work = threeQuestions()
  const versionUuid = await published(school, kind, work.modules, 20)
  const scheduleUuid = options.lesson ?? (kind === 'sor' ? school.lessons.sor : school.lessons.wednesdayAlgebra)
  const sitting = randomUUID()
  const { status, raw } = await school.as('teacher')(exams.give, {
    params: { scheduleUuid },
    body: { uuid: sitting, versionUuid, opensAt: at(opens), closesAt: at(closes), minutes, lateMinutes: late },
  })
  if (status !== 200) throw new Error(raw.toString())
  return { ...work, sitting, versionUuid, scheduleUuid, params: { sitting } }
}

export type Given = Awaited<ReturnType<typeof given>>

/** The id of an option as an attempt was shown it. */
export function shownOption(state: ExamState, question: string, text: string): string {
  const asked = state.disciplines.flatMap(({ questions }) => questions).find(({ id }) => id === question)?.exercise
  const options = asked && 'options' in asked ? asked.options : []
  return options.find((one) => one.text === text)?.id ?? ''
}

/** The student begins, and gets what is shown. */
export async function begun(school: School, { params }: Given, who: Parameters<School['as']>[0] = 'student') {
  const { body, status, raw } = await school.as(who)(exams.start, { params })
  if (status !== 200) throw new Error(raw.toString())
  return body
}

/** An answer as a device sends it. */
export const answer = (questionId: string, answerId: object | null, more: object = {}) => ({
  id: randomUUID(),
  questionId,
  answerId: answerId as never,
  base: 0,
  after: at(0),
  elapsed: 0,
  ...more,
})

/** A student answers: the choice right or wrong, the short one right, the open one with words; then ends. */
export async function answered(school: School, work: Given, who: Parameters<School['as']>[0], choice: string) {
  const state = await begun(school, work, who)
  const answers = [
    answer(work.ids.single, { id: shownOption(state, work.ids.single, choice) }),
    answer(work.ids.short, { text: ' accepted ', files: [] }),
    answer(work.ids.open, { text: 'Шешім', files: [] }),
  ]
  await school.as(who)(exams.sendAnswers, { params: work.params, body: { answers } })
  await school.as(who)(exams.testCompleted, { params: work.params })
}

import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { content } from '@qalam/contract/content/api.ts'
import type { DraftPage } from '@qalam/contract/content/draft.ts'
import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import { randomUUID } from 'node:crypto'
import { done } from '../../tools/torture/exam-ask.ts'
import { type Figure, reading, type Recorder } from '../figures.ts'
import { tokenOf } from '../record.ts'
import type { ExamClass } from './class.ts'
import type { Year } from './year.ts'

const about = { kind: 'exercise', purpose: '7.1.2.3', skill: 'knowledge', minutes: 2 } as const
const option = (text: string) => ({ uuid: randomUUID(), text })

/** A choice of four. */
function choice(at: number): ExerciseDraft {
  const options = ['Бір', 'Екі', 'Үш', 'Төрт'].map(option)
  const key = { explanation: 'Ережені қараңыз', right: options[at % 4]?.uuid ?? null }
  return { uuid: randomUUID(), type: 'single', prompt: `${at} + ${at} = ?`, points: 1, options, key }
}

/** Six pages with a heading, words to read and three choices. */
const pages = (): DraftPage[] =>
  Array.from({ length: 6 }, (_, page) => ({
    uuid: randomUUID(),
    version: 0,
    title: `Бет ${page + 1}`,
    modules: [
      { uuid: randomUUID(), kind: 'heading', text: `Бөлім ${page + 1}` },
      {
        ...{ uuid: randomUUID(), kind: 'text' },
        text: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Сызықтық теңдеу. '.repeat(60) }] }],
        },
      },
      ...[1, 2, 3].map((at) => ({ ...about, uuid: randomUUID(), exercise: choice(page + at) })),
    ],
  }))

/** A lecture of the teacher that nobody has published. */
export async function written({ ask, teacher }: Pick<ExamClass, 'ask' | 'teacher'>): Promise<string> {
  const as = { token: await tokenOf(teacher) }
  const params = { uuid: randomUUID() }
  const head = { title: 'Теңдеулер', subjectId: null, parallel: 7, language: 'kz' as const }
  await done(ask, content.create, { ...as, body: { ...head, ...params, kind: 'lecture' } })
  const draft = await done(ask, content.open, { ...as, params })
  const own = pages()
  const settings = { ...draft.settings, rightsConfirmed: true }
  const frame = { version: draft.version, order: own.map(({ uuid }) => uuid), head, settings }
  await done(ask, content.save, { ...as, params, body: { pages: own, frame } })
  return params.uuid
}

/** Publishes a lecture and gives it to a lesson of the class. */
async function lecture({ ask, teacher }: ExamClass, lesson: string): Promise<string> {
  const as = { token: await tokenOf(teacher) }
  const params = { uuid: await written({ ask, teacher }) }
  const versionUuid = randomUUID()
  await done(ask, content.publish, { ...as, params, body: { uuid: versionUuid } })
  const given = randomUUID()
  const body = { uuid: given, versionUuid }
  await done(ask, lessonContent.give, { ...as, params: { scheduleUuid: lesson }, body })
  return given
}

/** The sheet of a year's themes, and six pages of content with eighteen exercises. */
export async function readings(of: ExamClass, year: Year, recorded: Recorder): Promise<Figure[]> {
  const given = await lecture(of, of.lesson())
  const sheet = { name: 'themes page', about: '168 themes of a year with their lessons', ratio: 0.5 }
  const read = { name: 'content', about: 'a lecture of 6 pages and 18 exercises', ratio: 0.5 }
  const paths = {
    sheet: calendarPlans.sheet.path.replace(':uuid', year.planUuid),
    read: lessonContent.read.path.replace(':given', given),
  }
  const eight = Array.from({ length: 8 }, () => year.teacher)
  return [
    await reading(
      recorded,
      calendarPlans.sheet,
      sheet,
      eight.map((who) => ({ who, path: paths.sheet })),
    ),
    await reading(
      recorded,
      lessonContent.read,
      read,
      of.students.slice(0, 8).map((who) => ({ who, path: paths.read })),
    ),
  ]
}

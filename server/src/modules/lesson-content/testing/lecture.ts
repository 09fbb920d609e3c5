import { randomUUID } from 'node:crypto'
import { content } from '@qalam/contract/content/api.ts'
import type { ContentKind } from '@qalam/contract/content/document.ts'
import type { DraftPage } from '@qalam/contract/content/draft.ts'
import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import type { ReadContent } from '@qalam/contract/lesson-content/shapes.ts'
import type { School } from '#platform/testing/school.ts'

const option = (text: string) => ({ uuid: randomUUID(), text })
const about = { kind: 'exercise', purpose: '7.1.2.3', skill: 'knowledge', minutes: 2 } as const
const explanation = 'EXPLANATION'

/** One choice of four (5 points), three pairs (6), and an open answer with files (4). */
export function threeExercises() {
  const options = ['WRONG-A', 'WRONG-B', 'WRONG-C', 'RIGHT'].map(option)
  const [left, right] = [['Астана', 'Алматы', 'Шымкент'].map(option), ['L-A', 'L-B', 'L-C'].map(option)]
  const pairs = left.map(({ uuid }, at) => [uuid, right[at]?.uuid ?? ''])
  const placed = Object.fromEntries(pairs)
  const exercises = [
    {
      ...{ uuid: randomUUID(), type: 'single' as const, prompt: '2 + 2', points: 5, options },
      key: { explanation, right: options[3]?.uuid ?? null },
    },
    {
      ...{ uuid: randomUUID(), type: 'matching' as const, prompt: 'Жұптаңыз', points: 6, left, right },
      key: { explanation, placed },
    },
    {
      ...{ uuid: randomUUID(), type: 'open' as const, prompt: 'Неге?', points: 4, files: true },
      key: { explanation, descriptors: [{ ...option('DESCRIPTOR'), points: 4 }] },
    },
  ] satisfies ExerciseDraft[]
  const [single, matching, open] = exercises.map(({ uuid }) => uuid)
  return { exercises, single: single ?? '', matching: matching ?? '', open: open ?? '' }
}

type Options = {
  kind?: ContentKind
  exercises?: readonly ExerciseDraft[]
  who?: 'teacher' | 'director'
  objectives?: string[]
  /** What stands beside the words of the first page; what it holds is put into the document first. */
  beside?: (hold: Hold) => Promise<DraftPage['modules']>
}
type Upload = { name: string; mime: string; bytes: Buffer }
type Hold = (file: Upload) => Promise<{ uuid: string; name: string }>

/** Publishes a document of two pages: words to read, and exercises. */
export async function published(school: School, options: Options = {}) {
  const { kind = 'custom-lesson', exercises = threeExercises().exercises, who = 'teacher' } = options
  const author = school.as(who)
  const params = { uuid: randomUUID() }
  const head = { title: 'Теңдеулер', subjectId: null, parallel: 7, language: 'kz' as const }
  await author(content.create, { body: { ...head, ...params, kind } })
  const { body: draft } = await author(content.open, { params })
  const first = { uuid: draft.pages[0]?.uuid ?? randomUUID(), version: draft.pages[0]?.version ?? 0, title: 'Оқу' }
  const hold: Hold = async (file) => {
    const { body } = await school.upload(who, content.addFiles, { params }, [file])
    return { uuid: body[0]?.uuid ?? '', name: file.name }
  }
  const beside = (await options.beside?.(hold)) ?? []
  const words: DraftPage['modules'] = [{ uuid: randomUUID(), kind: 'heading', text: 'Сызықтық теңдеу' }, ...beside]
  const asked: DraftPage['modules'] = exercises.map((exercise) => ({ ...about, uuid: randomUUID(), exercise }))
  const second = { uuid: randomUUID(), version: 0, title: 'Жаттығу', modules: asked }
  const pages = [{ ...first, modules: words }, second]
  const settings = { ...draft.settings, rightsConfirmed: true, objectives: options.objectives ?? [] }
  const frame = { version: draft.version, order: pages.map(({ uuid }) => uuid), head, settings }
  const saved = await author(content.save, { params, body: { pages, frame } })
  if (saved.status !== 200) throw new Error(saved.raw.toString())
  const versionUuid = randomUUID()
  const { status, raw } = await author(content.publish, { params, body: { uuid: versionUuid } })
  if (status !== 200) throw new Error(raw.toString())
  return { contentUuid: params.uuid, versionUuid, pages: pages.map(({ uuid }) => uuid) }
}

/** A lesson that the teacher has given to algebra on Wednesday. */
export async function given(school: School, kind: ContentKind = 'custom-lesson', more: Pick<Options, 'beside'> = {}) {
  const ids = threeExercises()
  const work = await published(school, { kind, exercises: ids.exercises, ...more })
  const scheduleUuid = school.lessons.wednesdayAlgebra
  const uuid = randomUUID()
  const body = { uuid, versionUuid: work.versionUuid }
  const { status, raw } = await school.as('teacher')(lessonContent.give, { params: { scheduleUuid }, body })
  if (status !== 200) throw new Error(raw.toString())
  return { ...ids, ...work, scheduleUuid, given: uuid, params: { given: uuid } }
}

export type Given = Awaited<ReturnType<typeof given>>

/** The content as the student is shown it. */
export const shown = async (school: School, { params }: Pick<Given, 'params'>): Promise<ReadContent> =>
  (await school.as('student')(lessonContent.read, { params })).body

/** The id of an option as the student is shown it. */
export function optionIn({ pages }: ReadContent, exercise: string, text: string): string {
  for (const { modules } of pages)
    for (const module of modules) {
      if (module.kind !== 'exercise' || module.exercise.uuid !== exercise) continue
      const { exercise: one } = module
      const lists = ['options' in one ? one.options : [], 'left' in one ? [...one.left, ...one.right] : []].flat()
      const found = lists.find((option) => option.text === text)
      if (found) return found.id
    }
  return ''
}

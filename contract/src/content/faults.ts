import { z } from 'zod'
import { faults as exerciseFaults } from '../exercises/faults.ts'
import { formulasOf } from '../exercises/words.ts'
import { formulasIn, isBlank, picturesIn } from '../rich/document.ts'
import { cuesOf } from './captions.ts'
import { assessed, type ContentKind, mostExercises, type Settings } from './document.ts'
import { mostFormulas } from '../rich/math.ts'
import type { ExerciseDraft } from '../exercises/draft.ts'
import type { DraftModule, DraftPage } from './draft.ts'

/** What keeps a draft from being published: where it is, which is its code, and the words' numbers. */
export const Fault = z.object({
  page: z.uuid().nullable(),
  module: z.uuid().nullable(),
  code: z.string().max(60),
  with: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type Fault = z.infer<typeof Fault>

export type Publishable = { kind: ContentKind; settings: Settings; pages: readonly DraftPage[] }

/** The points of all exercises together. */
export const pointsIn = (pages: readonly Pick<DraftPage, 'modules'>[]): number =>
  pages.flatMap(({ modules }) => modules).reduce((sum, module) => sum + pointsOf(module), 0)

const pointsOf = (module: DraftModule): number =>
  module.kind === 'exercise' ? module.exercise.points : module.kind === 'drawn' ? module.take * module.points : 0

/** Why a draft may not be published, each with its place; an empty list when it may. */
export function faultsOf({ kind, settings, pages }: Publishable): Fault[] {
  const inPages = pages.flatMap((page) => [
    ...(page.title.trim() === '' ? [{ page: page.uuid, module: null, code: 'page-name' }] : []),
    ...page.modules.flatMap((module) =>
      faultsOfModule(module).map((fault) => ({ page: page.uuid, module: module.uuid, ...fault })),
    ),
  ])
  return [...faultsOfWhole({ kind, settings, pages }), ...inPages]
}

type Found = { code: string; with?: Record<string, string | number> }

function faultsOfWhole({ kind, settings, pages }: Publishable): Fault[] {
  const modules = pages.flatMap((page) => page.modules)
  const exercises = modules.flatMap(exercisesOf)
  const points = pointsIn(pages)
  const { maxScore } = settings
  const found: Found[] = []
  if (modules.length === 0) found.push({ code: 'empty' })
  const isWork = kind !== 'lecture' && kind !== 'custom-lesson'
  if (isWork && modules.length > 0 && exercises.length === 0) found.push({ code: 'no-exercises' })
  if (isAssessed(kind) && exercises.length > 0 && maxScore !== null && points !== maxScore)
    found.push({ code: 'points', with: { points, max: maxScore } })
  const ids = exercises.map(({ uuid }) => uuid)
  if (new Set(ids).size !== ids.length) found.push({ code: 'same-exercise' })
  if (ids.length > mostExercises) found.push({ code: 'too-many-exercises', with: { most: mostExercises } })
  if (!isWork && modules.some((module) => module.kind === 'drawn')) found.push({ code: 'drawn-to-read' })
  if (!settings.rightsConfirmed) found.push({ code: 'rights' })
  return found.map((one) => ({ page: null, module: null, ...one }))
}

const isAssessed = (kind: ContentKind): boolean => assessed.some((one) => one === kind)

function faultsOfModule(module: DraftModule): Found[] {
  switch (module.kind) {
    case 'text':
      if (isBlank(module.text)) return [{ code: 'no-text' }]
      if (formulasIn(module.text).length > mostFormulas)
        return [{ code: 'too-many-formulas', with: { most: mostFormulas } }]
      return picturesIn(module.text).some(({ alt }) => alt.trim() === '') ? [{ code: 'no-alt' }] : []
    case 'heading':
    case 'formula':
      return module.text.trim() === '' ? [{ code: 'no-text' }] : []
    case 'picture':
      if (module.file === null) return [{ code: 'no-file' }]
      return module.alt.trim() === '' ? [{ code: 'no-alt' }] : []
    case 'file':
      return module.file === null ? [{ code: 'no-file' }] : []
    case 'audio':
      if (module.file === null) return [{ code: 'no-file' }]
      return module.words.trim() === '' ? [{ code: 'no-words' }] : []
    case 'film':
      if (module.file === null) return [{ code: 'no-file' }]
      return module.mute || (cuesOf(module.captions) ?? []).length > 0 ? [] : [{ code: 'no-captions' }]
    case 'video':
      return isVideoAddress(module.url) ? [] : [{ code: 'no-address' }]
    case 'exercise':
      if (formulasOf(module.exercise).length > mostFormulas)
        return [{ code: 'too-many-formulas', with: { most: mostFormulas } }]
      return exerciseFaults(module.exercise).map((code) => ({ code }))
    case 'drawn':
      return faultsOfSet(module)
  }
}

type Set = Extract<DraftModule, { kind: 'drawn' }>

/** A set that cannot be drawn from, and each question of it that could not be scored for these points. */
function faultsOfSet({ take, points, questions }: Set): Found[] {
  const found: Found[] = []
  if (questions.length < take || questions.length === 0)
    found.push({ code: 'drawn-too-few', with: { take, has: questions.length } })
  if (points === 0) found.push({ code: 'no-points' })
  const unfit =
    points === 0 ? [] : questions.filter(({ exercise }) => exerciseFaults({ ...exercise, points }).length > 0)
  for (const one of unfit.slice(0, 5))
    found.push({ code: 'drawn-question', with: { number: questions.indexOf(one) + 1 } })
  return found
}

const exercisesOf = (module: DraftModule): ExerciseDraft[] => {
  if (module.kind === 'exercise') return [module.exercise]
  return module.kind === 'drawn' ? module.questions.map(({ exercise }) => exercise) : []
}

/** Whether a link leads to a page of the web by https. */
export function isVideoAddress(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}

import { type Exercise, type ExerciseDraft, split } from '../exercises/draft.ts'
import { formulasOf } from '../exercises/words.ts'
import { formulasIn } from '../rich/document.ts'
import { type Drawn, type DrawnFormula, mostFormulas } from '../rich/math.ts'
import type { Keys, PublishedBody } from './document.ts'
import type { DraftModule, DraftPage } from './draft.ts'
import { pointsIn } from './faults.ts'

const drawnIn = (sources: readonly string[], drawn: ReadonlyMap<string, Drawn>): DrawnFormula[] =>
  sources.slice(0, mostFormulas).map((source) => ({ source, drawn: drawn.get(source) ?? null }))

/** Parts a draft into what students are given, the keys by the uuid of their exercise, and the points of it all. */
export function publishable(
  pages: readonly DraftPage[],
  drawn: ReadonlyMap<string, Drawn> = new Map(),
): { body: PublishedBody; keys: Keys; maxScore: number } {
  const keys: Keys = {}
  const body = {
    pages: pages.map(({ uuid, title, modules }) => ({
      uuid,
      title,
      modules: modules.map((module) => {
        if (module.kind === 'drawn') return publishedSet(module, keys, drawn)
        if (module.kind === 'text') return { ...module, formulas: drawnIn(formulasIn(module.text), drawn) }
        if (module.kind === 'formula') return { ...module, drawn: drawn.get(module.text) ?? null }
        if (module.kind !== 'exercise') return module
        const { bank: _, ...rest } = module
        return { ...rest, exercise: parted(module.exercise, keys, drawn) }
      }),
    })),
  }
  return { body, keys, maxScore: pointsIn(pages) }
}

/** What is shown of an exercise, its formulas drawn; its key goes to the others. */
function parted(draft: ExerciseDraft, keys: Keys, drawn: ReadonlyMap<string, Drawn>): Exercise {
  const { exercise, key } = split(draft)
  keys[exercise.uuid] = key
  const { formulas: _, ...rest } = exercise
  const sources = formulasOf(rest)
  return sources.length > 0 ? { ...rest, formulas: drawnIn(sources, drawn) } : rest
}

/** Every question of a set is kept, each worth the same; their keys lie with the others. */
function publishedSet(
  { questions, ...module }: Extract<DraftModule, { kind: 'drawn' }>,
  keys: Keys,
  drawn: ReadonlyMap<string, Drawn>,
) {
  const exercises = questions.map(({ exercise }) => parted({ ...exercise, points: module.points }, keys, drawn))
  return { ...module, exercises }
}

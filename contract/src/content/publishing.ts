import { split } from '../exercises/draft.ts'
import { formulasIn } from '../rich/document.ts'
import type { Drawn, DrawnFormula } from '../rich/math.ts'
import { type Keys, mostFormulas, type PublishedBody } from './document.ts'
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
        if (module.kind === 'drawn') return publishedSet(module, keys)
        if (module.kind === 'text') return { ...module, formulas: drawnIn(formulasIn(module.text), drawn) }
        if (module.kind === 'formula') return { ...module, drawn: drawn.get(module.text) ?? null }
        if (module.kind !== 'exercise') return module
        const { exercise, key } = split(module.exercise)
        keys[exercise.uuid] = key
        const { bank: _, ...rest } = module
        return { ...rest, exercise }
      }),
    })),
  }
  return { body, keys, maxScore: pointsIn(pages) }
}

/** Every question of a set is kept, each worth the same; their keys lie with the others. */
function publishedSet({ questions, ...module }: Extract<DraftModule, { kind: 'drawn' }>, keys: Keys) {
  const exercises = questions.map((question) => {
    const { exercise, key } = split({ ...question.exercise, points: module.points })
    keys[exercise.uuid] = key
    return exercise
  })
  return { ...module, exercises }
}

import type { DraftModule, DraftPage } from './draft.ts'

type Module = Extract<DraftModule, { kind: 'exercise' }>

/** A line of the builder's table (M-20, C-BUILDER-3): the exercises of one page with one purpose and one skill level. */
export type StatisticsRow = {
  section: string
  purpose: string
  skill: Module['skill']
  countTask: number
  /** Which exercises of the document they are, counted from 1. */
  numbers: number[]
  types: Module['exercise']['type'][]
  countTime: number
  countGrade: number
  /** The points of the whole page. */
  countGradeCommon: number
}

/** The table of a document, its pages in their order. */
export function statisticsOf(pages: readonly Pick<DraftPage, 'title' | 'modules'>[]): StatisticsRow[] {
  let number = 0
  return pages.flatMap(({ title, modules }) => {
    const exercises = modules
      .filter((module) => module.kind === 'exercise')
      .map((module) => ({ ...module, number: ++number }))
    const countGradeCommon = exercises.reduce((sum, { exercise }) => sum + exercise.points, 0)
    const groups = Map.groupBy(exercises, ({ purpose, skill }) => `${skill} ${purpose.trim()}`)
    return [...groups.values()].flatMap((group) => {
      const [first] = group
      if (!first) return []
      return {
        section: title,
        purpose: first.purpose.trim(),
        skill: first.skill,
        countTask: group.length,
        numbers: group.map((one) => one.number),
        types: [...new Set(group.map(({ exercise }) => exercise.type))],
        countTime: group.reduce((sum, { minutes }) => sum + minutes, 0),
        countGrade: group.reduce((sum, { exercise }) => sum + exercise.points, 0),
        countGradeCommon,
      }
    })
  })
}

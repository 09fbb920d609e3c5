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

type Task = Pick<Module, 'purpose' | 'skill' | 'minutes'> & { types: Module['exercise']['type'][]; points: number }

/** What a student will be asked by a module: of a set, as many as are drawn. */
function tasksOf(module: DraftModule): Task[] {
  if (module.kind !== 'exercise' && module.kind !== 'drawn') return []
  const { purpose, skill, minutes } = module
  if (module.kind === 'exercise')
    return [{ purpose, skill, minutes, types: [module.exercise.type], points: module.exercise.points }]
  const types = module.questions.map(({ exercise }) => exercise.type)
  return Array.from({ length: module.take }, () => ({ purpose, skill, minutes, types, points: module.points }))
}

/** The table of a document, its pages in their order. */
export function statisticsOf(pages: readonly Pick<DraftPage, 'title' | 'modules'>[]): StatisticsRow[] {
  let number = 0
  return pages.flatMap(({ title, modules }) => {
    const exercises = modules.flatMap(tasksOf).map((task) => ({ ...task, number: ++number }))
    const countGradeCommon = exercises.reduce((sum, { points }) => sum + points, 0)
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
        types: [...new Set(group.flatMap(({ types }) => types))],
        countTime: group.reduce((sum, { minutes }) => sum + minutes, 0),
        countGrade: group.reduce((sum, { points }) => sum + points, 0),
        countGradeCommon,
      }
    })
  })
}

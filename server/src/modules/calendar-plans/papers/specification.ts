import { DraftBody } from '@qalam/contract/content/draft.ts'
import { z } from 'zod'
import { type About, commonFacts, coveredBy, word } from './about.ts'
import type { SchoolPaper, PlanPaper } from './model.ts'

type Task = { purpose: string; level: string; type: 'choice' | 'short' | 'open'; minutes: number; points: number }

const choices = ['single', 'true-false', 'multiple', 'matching', 'grouping', 'ordering', 'choose']

/** The tasks of the work that the theme names; none where it was not made in the builder. */
function tasksIn(pages: readonly unknown[]): Task[] {
  const read = z.array(DraftBody).safeParse(pages)
  const modules = read.success ? read.data.flatMap((page) => page.modules) : []
  return modules.flatMap((module): Task[] => {
    if (module.kind === 'drawn') return Array.from({ length: module.take }, () => drawnTask(module))
    if (module.kind !== 'exercise') return []
    const { type, points } = module.exercise
    const asked = choices.includes(type) ? 'choice' : type === 'open' ? 'open' : 'short'
    return [{ purpose: module.purpose, level: module.skill, type: asked, minutes: module.minutes, points }]
  })
}

type Drawn = Extract<z.output<typeof DraftBody>['modules'][number], { kind: 'drawn' }>

/** One of those that a set asks: of the kind that its first question is. */
function drawnTask({ purpose, skill, minutes, points, questions: [first] }: Drawn): Task {
  const type = first?.exercise.type ?? 'single'
  const asked = choices.includes(type) ? 'choice' : type === 'open' ? 'open' : 'short'
  return { purpose, level: skill, type: asked, minutes, points }
}

/** The specification of a work: what is checked, at which level, by which tasks, for how many points. */
export function specificationOf(about: About): SchoolPaper {
  const { theme, facts } = about
  return {
    name: word(about, 'specification-name'),
    title: word(about, 'specification-title'),
    facts: [
      ...commonFacts(about),
      [word(about, 'duration'), `${facts.minutes ?? 40}`],
      [word(about, 'max-score'), `${theme.maxScore ?? ''}`],
    ],
    tables: [tableOf(about, tasksIn(facts.pages))],
  }
}

function tableOf(about: About, tasks: readonly Task[]): PlanPaper {
  const columns = [
    ['section', 18],
    ['objective', 22],
    ['level', 16],
    ['task-number', 8],
    ['task-type', 10],
    ['minutes', 8],
    ['points', 8],
    ['points-of-section', 10],
  ] as const
  return {
    title: word(about, 'specification-table'),
    columns: columns.map(([key, width]) => ({ title: word(about, key), width })),
    rows: tasks.length > 0 ? ofTasks(about, tasks) : ofObjectives(about),
  }
}

function ofTasks(about: About, tasks: readonly Task[]): string[][] {
  const total = tasks.reduce((sum, { points }) => sum + points, 0)
  const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0)
  const rows = tasks.map(({ purpose, level, type, minutes: each, points }, at) => [
    at === 0 ? about.theme.section : '',
    purpose,
    word(about, `level-${level}`),
    `${at + 1}`,
    word(about, `task-${type}`),
    `${each}`,
    `${points}`,
    '',
  ])
  return [...rows, [word(about, 'total'), '', '', `${tasks.length}`, '', `${minutes}`, `${total}`, `${total}`]]
}

/** Where the work is not made yet: what it is to check, for its author to fill in. */
function ofObjectives(about: About): string[][] {
  const covered = coveredBy(about)
  const sections = [...Map.groupBy(covered, ({ section }) => section)]
  return sections.flatMap(([section, themes]) => {
    const objectives = [...new Set(themes.flatMap((one) => one.objectives))]
    return objectives.map((objective, at) => [at === 0 ? section : '', objective, '', '', '', '', '', ''])
  })
}

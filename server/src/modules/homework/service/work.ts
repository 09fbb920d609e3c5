import type { ShownContent, ShownModule } from '@qalam/contract/homework/answers.ts'
import type { PublishedBody } from '@qalam/contract/content/document.ts'
import { type AskedPage, askedPages } from '@qalam/contract/content/drawing.ts'
import { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { answerless, shownAgain, understood } from '@qalam/contract/exercises/answerless.ts'
import { Exercise, ExerciseKey } from '@qalam/contract/exercises/draft.ts'
import { score, total } from '@qalam/contract/exercises/score.ts'
import type { GivenAnswer } from '@qalam/contract/exercises/shown.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'

/** A published lecture or work as one student is given it. */
export type HomeworkWork = { title: string; body: PublishedBody; seed: string }

const exercisesIn = ({ body, seed }: HomeworkWork): Exercise[] =>
  askedPages(body.pages, seed).flatMap(({ modules }) =>
    modules.flatMap((module) => (module.kind === 'exercise' ? [Exercise.parse(module.exercise)] : [])),
  )

/** The pages without their keys, options under ids of this student alone. */
export function shownWork({ title, body, seed }: HomeworkWork): ShownContent {
  const shown = (module: AskedPage['modules'][number]): ShownModule =>
    module.kind === 'exercise'
      ? { uuid: module.uuid, kind: 'exercise', exercise: answerless(Exercise.parse(module.exercise), seed) }
      : module
  return {
    title,
    pages: askedPages(body.pages, seed).map(({ modules, ...page }) => ({ ...page, modules: modules.map(shown) })),
  }
}

export const needsPerson = (work: HomeworkWork): boolean => exercisesIn(work).some(({ type }) => type === 'open')
export const hasExercises = (work: HomeworkWork): boolean => exercisesIn(work).length > 0

/** What was given, under the stored ids; an answer that an exercise cannot be given is refused. */
export function storedAnswers(work: HomeworkWork, given: readonly GivenAnswer[]): Record<string, ExerciseAnswer> {
  const known = new Map(exercisesIn(work).map((exercise) => [exercise.uuid, exercise]))
  return Object.fromEntries(
    given.map(({ exercise: uuid, answer }) => {
      const exercise = known.get(uuid)
      const stored = exercise && understood(exercise, work.seed, answer)
      if (stored === undefined) throw fieldProblem('exercises', 'homework.no-such-answer')
      return [uuid, stored]
    }),
  )
}

/** What was given before, under the ids of this student again. */
export const givenAgain = ({ seed }: Pick<HomeworkWork, 'seed'>, stored: Record<string, unknown>): GivenAnswer[] =>
  Object.entries(stored).map(([exercise, answer]) => ({
    exercise,
    answer: shownAgain(seed, ExerciseAnswer.parse(answer)),
  }))

/** The points of what the server can score, rounded once. */
export function pointsOf(
  work: HomeworkWork,
  keys: Record<string, unknown>,
  stored: Record<string, ExerciseAnswer>,
): number {
  const parts = exercisesIn(work).map((exercise) =>
    score(exercise, ExerciseKey.parse(keys[exercise.uuid]), stored[exercise.uuid] ?? null),
  )
  return total(parts.filter((part) => part !== null))
}

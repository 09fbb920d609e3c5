import { z } from 'zod'
import { sound } from '../content/document.ts'
import { ExerciseDraft } from '../exercises/draft.ts'
import { Id } from '../kernel/ids.ts'
import { Language } from '../kernel/languages.ts'
import { isObjective } from '../ktp/objectives.ts'

export const difficulties = ['easy', 'medium', 'hard'] as const
export const Difficulty = z.enum(difficulties)
export type Difficulty = z.infer<typeof Difficulty>

/** Codes of one question; a question is about little. */
export const mostObjectives = 10

/** By what a question is found: subject, class, language, objectives of the programme, difficulty. */
export const QuestionHead = z.object({
  subjectId: Id.nullable(),
  parallel: z.int().min(0).max(12).nullable(),
  language: Language,
  objectives: z.array(sound(20).refine(isObjective)).max(mostObjectives),
  difficulty: Difficulty,
})
export type QuestionHead = z.infer<typeof QuestionHead>

/** A question as a person sends it: by what it is found, and the exercise with its key. */
export const BankQuestionDraft = QuestionHead.extend({ exercise: ExerciseDraft })
export type BankQuestionDraft = z.infer<typeof BankQuestionDraft>

/** How hard an exercise of a lesson with this skill level is thought to be, until somebody says otherwise. */
export const difficultyOf = (skill: 'knowledge' | 'application' | 'higher'): Difficulty =>
  skill === 'knowledge' ? 'easy' : skill === 'application' ? 'medium' : 'hard'

/** And the other way, for a question that goes into a lesson. */
export const skillOf = (difficulty: Difficulty): 'knowledge' | 'application' | 'higher' =>
  difficulty === 'easy' ? 'knowledge' : difficulty === 'medium' ? 'application' : 'higher'

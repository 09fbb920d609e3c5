import { mostDrawn } from '@qalam/contract/content/document.ts'
import type { DraftModule, DrawnQuestion } from '@qalam/contract/content/draft.ts'
import type { BankQuestion } from '@qalam/contract/question-bank/api.ts'
import { skillOf } from '@qalam/contract/question-bank/question.ts'
import { v4 } from 'uuid'
import { copied, copiedExercise } from '../builder/state/fresh.ts'
import type { Builder } from '../builder/state/useBuilder.ts'

/** A question of the bank as an exercise of a page: a copy with its key under ids of its own, and where it came from. */
export const taken = ({ uuid, exercise, objectives, difficulty }: BankQuestion): DraftModule =>
  copied({
    uuid: v4(),
    kind: 'exercise',
    purpose: objectives.join(', '),
    skill: skillOf(difficulty),
    minutes: 2,
    exercise,
    bank: uuid,
  })

/** A question as one of a set. */
const inSet = ({ uuid, version, exercise }: BankQuestion): DrawnQuestion => ({
  bank: uuid,
  version,
  exercise: copiedExercise(exercise),
})

/** A set with more questions, each of the bank once. */
export function drawnQuestions(known: readonly DrawnQuestion[], picked: readonly BankQuestion[]): DrawnQuestion[] {
  const there = new Set(known.map(({ bank }) => bank))
  return [...known, ...picked.filter(({ uuid }) => !there.has(uuid)).map(inSet)].slice(0, mostDrawn)
}

/** The set with what the bank has in a later version by now; what is not to be read any more stays as it is. */
export function renewed(known: readonly DrawnQuestion[], now: readonly BankQuestion[]) {
  const later = new Map(now.map((question) => [question.uuid, question]))
  let count = 0
  const next = known.map((one) => {
    const question = later.get(one.bank)
    if (!question || question.version === one.version) return one
    count += 1
    return inSet(question)
  })
  return { next, count }
}

/** Three of what was chosen, or all of fewer, each worth a point. */
export const freshDrawn = (picked: readonly BankQuestion[]): DraftModule => ({
  uuid: v4(),
  kind: 'drawn',
  purpose: [...new Set(picked.flatMap(({ objectives }) => objectives))].join(', ').slice(0, 300),
  skill: 'knowledge',
  minutes: 2,
  take: Math.max(1, Math.min(3, picked.length)),
  points: 1,
  questions: drawnQuestions([], picked),
})

/** The bank opens where the document is: of its subject and class. */
export const bankOf = ({ whole: { head } }: Pick<Builder, 'whole'>) => ({
  ...(head.subjectId !== null && { subjectId: head.subjectId }),
  ...(head.parallel !== null && { parallel: head.parallel }),
})

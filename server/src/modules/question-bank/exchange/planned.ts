import type { PlannedQuestion } from '@qalam/contract/question-bank/exchange.ts'
import type { BankQuestionDraft } from '@qalam/contract/question-bank/question.ts'
import { Unfit } from './unfit.ts'

export type PlannedImport = PlannedQuestion
type Place = Pick<PlannedImport, 'unit' | 'at' | 'name'>

/** One question of a file: what it is, or why it cannot be taken. The others are read all the same. */
export function planned(place: Place, make: () => BankQuestionDraft): PlannedImport {
  const named = { ...place, name: place.name.slice(0, 200) }
  try {
    return { ...named, question: make(), fault: null }
  } catch (failure) {
    if (!(failure instanceof Unfit)) throw failure
    return { ...named, question: null, fault: { code: failure.code, with: failure.about } }
  }
}

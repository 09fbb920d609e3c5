import type { DraftModule } from '@qalam/contract/content/draft.ts'
import type { Question } from '@qalam/contract/question-bank/api.ts'
import { skillOf } from '@qalam/contract/question-bank/question.ts'
import { v4 } from 'uuid'
import { copied } from '../builder/state/fresh.ts'

/** A question of the bank as an exercise of a page: a copy with its key under ids of its own, and where it came from. */
export const taken = ({ uuid, exercise, objectives, difficulty }: Question): DraftModule =>
  copied({
    uuid: v4(),
    kind: 'exercise',
    purpose: objectives.join(', '),
    skill: skillOf(difficulty),
    minutes: 2,
    exercise,
    bank: uuid,
  })

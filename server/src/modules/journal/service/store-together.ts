import { together } from '#platform/together.ts'
import { atOnce } from './at-once.ts'
import { inTurn } from './in-turn.ts'

/** Judges the operations of a call and stores those that pass, perhaps together with those of other calls. */
export const storeTogether = together({ atOnce, inTurn })

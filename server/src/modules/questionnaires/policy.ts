import { fewestShown } from '@qalam/contract/questionnaires/rules.ts'
import type { ResultGroup } from '@qalam/contract/questionnaires/shapes.ts'
import { type Actor, isParent, isStudent } from '#platform/actor.ts'

/** Staff answer by name, students and parents without one. */
export const answersByName = (actor: Actor): boolean => !isStudent(actor) && !isParent(actor)

/**
 * Why the answers of a group are not shown. Those without a name open at the end, all at once: from results that grow by
 * one answer it could be read whose that was.
 */
export function hiddenBy(group: { named: boolean; replies: number }, isEnded: boolean): ResultGroup['hidden'] {
  if (!group.named && !isEnded) return 'running'
  return group.replies < fewestShown ? 'few' : null
}

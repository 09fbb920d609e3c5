import { positionsOffered } from '@qalam/contract/personnel/positions.ts'
import { type Actor, isManagement } from '#platform/actor.ts'

/** A whole school is brought in by its management. */
export const mayImport = (actor: Actor) => isManagement(actor) && actor.schoolId !== null

/** Whether somebody may give all these posts: only a director makes directors and deputies. */
export function mayGive(actor: Actor, positionIds: readonly number[]): boolean {
  const offered = actor.role === 'guest' ? [] : positionsOffered(actor.role).map(({ id }): number => id)
  return positionIds.every((id) => offered.includes(id))
}

type Rewritten = {
  bound: readonly { before: string | null; isHead: boolean }[]
  changes: readonly { isHead: boolean }[]
}

/** Whether somebody may write what an account goes by: of a director or an administrator a director. */
export const mayRewrite = (actor: Actor, { bound, changes }: Rewritten): boolean =>
  actor.role === 'director' ||
  [...bound.filter(({ before }) => before === null), ...changes].every(({ isHead }) => !isHead)

/** An import is taken back by whoever brought it in, or by a director. */
export const mayUndo = (actor: Actor, doneBy: number | null): boolean =>
  mayImport(actor) && (actor.role === 'director' || actor.userId === doneBy)

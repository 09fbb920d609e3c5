import { positionsOffered } from '@qalam/contract/personnel/positions.ts'
import { type Actor, isManagement } from '#platform/actor.ts'

/** A whole school is brought in by its management. */
export const mayImport = (actor: Actor) => isManagement(actor) && actor.schoolId !== null

/** Whether somebody may give all these posts: only a director makes directors and deputies. */
export function mayGive(actor: Actor, positionIds: readonly number[]): boolean {
  const offered = actor.role === 'guest' ? [] : positionsOffered(actor.role).map(({ id }): number => id)
  return positionIds.every((id) => offered.includes(id))
}

/** Whether somebody may give these people the IINs that they lack: those of a director or an administrator a director. */
export const mayName = (actor: Actor, bound: readonly { before: string | null; isHead: boolean }[]): boolean =>
  actor.role === 'director' || bound.every(({ before, isHead }) => before !== null || !isHead)

/** An import is taken back by whoever brought it in, or by a director. */
export const mayUndo = (actor: Actor, doneBy: number | null): boolean =>
  mayImport(actor) && (actor.role === 'director' || actor.userId === doneBy)

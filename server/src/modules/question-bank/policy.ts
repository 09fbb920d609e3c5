import { type Actor, isStaff } from '#platform/actor.ts'

type Whose = { owner_id: number; shared_at: Date | null }

/** Its owner reads a question with its key, and colleagues where it is shared. */
export const canRead = (actor: Actor, { owner_id, shared_at }: Whose): boolean =>
  isStaff(actor) && (owner_id === actor.userId || shared_at !== null)

/** Nobody but the owner writes. */
export const canEdit = (actor: Actor, { owner_id }: Pick<Whose, 'owner_id'>): boolean =>
  isStaff(actor) && owner_id === actor.userId

import type { Role } from '../kernel/roles.ts'

/**
 * The posts of a school and the role of each: 4 is teacher, 131 administrator (P-POS-1, C-NUM-13). 133 is in older lists and
 * is offered to nobody.
 */
const positions = [
  { id: 1, role: 'director' },
  { id: 2, role: 'zavuch' },
  { id: 4, role: 'teacher' },
  { id: 5, role: 'teacher' },
  { id: 6, role: 'employee' },
  { id: 7, role: 'social_worker' },
  { id: 8, role: 'employee' },
  { id: 131, role: 'admin' },
] as const satisfies readonly { id: number; role: Role }[]

/** Posts that only a director gives: they have power over the school, 131 among them (P-POS-2, P-DIR-2). */
const chiefs: readonly Role[] = ['director', 'zavuch', 'admin']

/** The posts that somebody may give to a new employee. */
export const positionsOffered = (role: Role) =>
  positions.filter((position) => role === 'director' || !chiefs.includes(position.role))

/** The role of a post; null for one that is not in the list. */
export const roleOfPosition = (id: number): Role | null =>
  positions.find((position) => position.id === id)?.role ?? null

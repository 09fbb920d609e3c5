import type { Position } from '@qalam/contract/school-import/plan.ts'

/** Role and position id of each post. */
export const posts: Record<Position, { role: string; positionId: number }> = {
  director: { role: 'director', positionId: 1 },
  zavuch: { role: 'zavuch', positionId: 2 },
  teacher: { role: 'teacher', positionId: 4 },
  social_pedagogue: { role: 'social_worker', positionId: 7 },
  psychologist: { role: 'employee', positionId: 6 },
  librarian: { role: 'employee', positionId: 8 },
}

import type { Role } from '@qalam/contract/kernel/roles.ts'
import { hasText, text, textNamed } from '#platform/text.ts'

/** The post of an employee in words; the role where the post is unknown. */
export function positionName({ positionId, role }: { positionId: number | null; role: Role }): string {
  const named = `personnel.position-${positionId}`
  return positionId !== null && hasText(named) ? textNamed(named, {}) : text(`role.${role}`)
}

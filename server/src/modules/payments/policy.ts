import { employees, family, isOneOf } from '@qalam/contract/kernel/roles.ts'
import type { Actor } from '#platform/actor.ts'

/** Whom the products for the caller are made for: families the student's, employees the teacher's. */
export function audienceOf({ role }: Actor): 'family' | 'staff' | null {
  if (role === 'guest') return null
  if (isOneOf(family, role)) return 'family'
  return isOneOf(employees, role) ? 'staff' : null
}

import { employees, family, isOneOf } from '@qalam/contract/kernel/roles.ts'
import type { Actor } from '#platform/actor.ts'

/** Whom the products for the caller are made for: families the student's, employees the teacher's, directors the school's too. */
export function audienceOf({ role }: Actor): 'family' | 'staff' | 'director' | null {
  if (role === 'guest') return null
  if (role === 'director') return 'director'
  if (isOneOf(family, role)) return 'family'
  return isOneOf(employees, role) ? 'staff' : null
}

/** Who is sold what is made for teachers: the shop and a certification. */
export const isForStaff = (actor: Actor): boolean => ['staff', 'director'].includes(audienceOf(actor) ?? '')

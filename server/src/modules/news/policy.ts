import type { NewsDesk } from '@qalam/contract/news/audience.ts'
import { serviceSchool } from '@qalam/contract/support/rules.ts'
import { type Actor, isManagement } from '#platform/actor.ts'

const country: NewsDesk = { scope: 'country', id: null }

/** The management of a school writes for it, that of the service school for all; officials for what they answer for. */
export function deskOf(actor: Actor): NewsDesk | null {
  const { role, schoolId, departmentId, regionId } = actor
  if (isManagement(actor)) {
    if (schoolId === null) return null
    return schoolId === serviceSchool ? country : { scope: 'school', id: schoolId }
  }
  if (role === 'department_worker' && departmentId !== null) return { scope: 'department', id: departmentId }
  if (role === 'region_worker' && regionId !== null) return { scope: 'region', id: regionId }
  return role === 'country_worker' ? country : null
}

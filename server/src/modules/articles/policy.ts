import type { ArticleDesk, DeskOf } from '@qalam/contract/articles/article.ts'
import type { ArticleAudience, ArticlePlace } from '@qalam/contract/articles/audience.ts'
import { type ArticleRole, rolesOfAll, rolesOfSchool } from '@qalam/contract/articles/roles.ts'
import { serviceSchool } from '@qalam/contract/support/rules.ts'
import { type Actor, isManagement } from '#platform/actor.ts'

const at = (desk: ArticleDesk, deskId: number | null): DeskOf | null => (deskId === null ? null : { desk, deskId })

/** The desk of a person: a school's management, officials for their place, the platform for all; nobody else has one. */
export function deskOf(actor: Actor): DeskOf | null {
  if (isManagement(actor)) return actor.schoolId === serviceSchool ? at('platform', 0) : at('school', actor.schoolId)
  if (actor.role === 'platform-admin') return at('platform', 0)
  if (actor.role === 'country_worker') return at('country', 0)
  if (actor.role === 'region_worker' || actor.role === 'monitoring_region_worker') return at('region', actor.regionId)
  return actor.role === 'department_worker' ? at('department', actor.departmentId) : null
}

export const isOfDesk = (actor: Actor, { desk, deskId }: DeskOf): boolean => {
  const own = deskOf(actor)
  return own !== null && own.desk === desk && own.deskId === deskId
}

/** Whom a desk may tell something. */
export const rolesOf = (desk: ArticleDesk): readonly ArticleRole[] => (desk === 'school' ? rolesOfSchool : rolesOfAll)

export const areOwnRoles = (desk: ArticleDesk, { roles }: ArticleAudience): boolean =>
  roles.every((role) => rolesOf(desk).includes(role))

/** The place that a desk stands for. */
export const placeOfDesk = ({ desk, deskId }: DeskOf): ArticlePlace =>
  desk === 'country' || desk === 'platform' ? { kind: 'country', id: 0 } : { kind: desk, id: deskId }

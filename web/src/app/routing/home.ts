import type { UserInfo } from '@qalam/contract/auth/api.ts'
import { isOneOf, management, officials, type Role } from '@qalam/contract/kernel/roles.ts'
import type { Flags } from '@qalam/contract/schools/api.ts'
import type { AnyScreen } from '#platform/screen.ts'
import { find } from './find.ts'
import { mayOpen } from './guard.ts'

type HomeFacts = { screens: readonly AnyScreen[]; flags: Flags }

const courses = '/catalog/courses'
const lastResort = '/profile'

/** Where a role belongs after signing in, when nothing else was wanted (G-LOGIN-3…6, Q-004, Q-005). */
function ownHome(role: Role): string[] {
  if (role === 'monitoring') return ['/statistics']
  if (isOneOf(officials, role)) return ['/statistics/country']
  if (role === 'monitoring_region_worker') return ['/monitoring/fullness-schedule']
  if (role === 'parent') return ['/family', '/diary']
  if (role === 'platform-admin') return ['/platform/schools']
  if (role === 'social_worker') return ['/backoffice/social-passports']
  return isOneOf(management, role) && role !== 'admin' ? ['/statistics'] : []
}

/** The first of these addresses that exists and is open to the role. */
function firstOpen(addresses: readonly string[], role: Role, { screens, flags }: HomeFacts): string | null {
  const opens = (address: string) => {
    const found = find(screens, address, flags)
    return found !== null && mayOpen(found.screen.roles, role)
  }
  return addresses.find(opens) ?? null
}

/** Where "/" leads: the catalogue, then the timetable, then the role's own home, then the profile. */
export const rootOf = (role: Role, place: HomeFacts): string =>
  firstOpen([courses, '/schedule', ...ownHome(role), '/diary', '/news', '/welcome'], role, place) ?? lastResort

/** The target after signing in, in the order of G-LOGIN-1…6; `saved` is where the person was going before. */
export function afterSignIn(
  { role, school }: { role: Role; school: Pick<NonNullable<UserInfo['school']>, 'type'> | null },
  saved: string | null,
  productSchoolType: string,
  place: HomeFacts,
): string {
  if (saved !== null) return saved
  const product = school?.type === productSchoolType ? [courses] : []
  return firstOpen([...product, ...ownHome(role)], role, place) ?? '/'
}

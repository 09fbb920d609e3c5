import { family, type Role, staff } from '@qalam/contract/kernel/roles.ts'
import { areas } from 'virtual:areas'
import { dottedOf, localDay, mondayOf, schoolDayOf } from '@qalam/contract/kernel/calendar.ts'

type FirstPage = {
  path: string
  feature: string
  roles: readonly Role[]
  code: () => Promise<unknown>
  read: (today: string) => string
}

/** The Monday of the week that both open with. */
const mondayShown = (today: string): string => dottedOf(mondayOf(schoolDayOf(today)))

/**
 * The two pages that most days begin with: their code and what they read leave before the page's own code has come. A
 * test holds the addresses to the screens.
 */
export const firstPages: readonly FirstPage[] = [
  {
    path: '/schedule',
    feature: 'schedule',
    roles: [...staff, 'student'],
    code: () => import('#features/schedule/SchedulePage.tsx'),
    read: (today) => `/api/v3/os/backoffice/schedule/list?date=${mondayShown(today)}`,
  },
  {
    path: '/diary',
    feature: 'diary',
    roles: family,
    code: () => import('#features/diary/week/DiaryPage.tsx'),
    read: (today) => `/api/v3/os/frontoffice/diary?date=${mondayShown(today)}`,
  },
]

/** The role that a token says; whoever forged it is refused by the server. */
function roleIn(token: string): unknown {
  try {
    const claims = token.split('.')[1] ?? ''
    return Reflect.get(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))), 'role')
  } catch {
    return null
  }
}

/** The page that an address without filters opens, when it is one of this person's first pages. */
export function firstPageAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  token: string,
): FirstPage | undefined {
  if (search !== '') return undefined
  const role = roleIn(token)
  return firstPages.find(({ path, roles }) => path === pathname && roles.some((one) => one === role))
}

/** The areas of the catalogue that a visit begins with: those of every page, and of the page that is opened. */
export function firstAreas(location: Pick<Location, 'pathname' | 'search'>, token: string | null): readonly string[] {
  const page = token === null ? undefined : firstPageAt(location, token)
  return [...areas.frame, ...(page ? (areas.features[page.feature] ?? []) : [])]
}

/** `ahead` is what an earlier visit learnt of the device's clock. */
export const schoolToday = (ahead: string | null): string => localDay(new Date(Date.now() + (Number(ahead) || 0)))

import { addDays, dottedOf, localDay, mondayOf } from '@qalam/contract/kernel/calendar.ts'

type FirstPage = { path: string; code: () => Promise<unknown>; read: (today: string) => string }

/** On a Sunday the diary opens the week to come. */
const diaryMonday = (today: string): string => mondayOf(addDays(today, 1))

/**
 * The two pages that most days begin with: their code and what they read leave before the page's own code has come. A
 * test holds the addresses to the screens.
 */
export const firstPages: readonly FirstPage[] = [
  {
    path: '/schedule',
    code: () => import('#features/schedule/SchedulePage.tsx'),
    read: (today) => `/api/v3/os/backoffice/schedule/list?date=${dottedOf(mondayOf(today))}`,
  },
  {
    path: '/diary',
    code: () => import('#features/diary/week/DiaryPage.tsx'),
    read: (today) => `/api/v3/os/frontoffice/diary?date=${dottedOf(diaryMonday(today))}`,
  },
]

/** The page that an address without anything asked of it opens. */
export const firstPageAt = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): FirstPage | undefined =>
  search === '' ? firstPages.find(({ path }) => path === pathname) : undefined

export const schoolToday = (): string => localDay(new Date())

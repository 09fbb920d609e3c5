import { lesson } from '@qalam/contract/lesson/api.ts'
import { read, withoutNetwork } from '#platform/api.ts'

/** The lesson page; a parent names the child it is read for. */
export const lessonPage = (scheduleUuid: string, userId?: number) =>
  read(
    lesson.page,
    { params: { scheduleUuid }, ...(userId !== undefined && { query: { userId } }) },
    { silent: true, ...withoutNetwork },
  )

/** The child of `?userId=` in the address bar. */
export function childIn({ userId = '' }: Readonly<Record<string, string | undefined>>): number | undefined {
  return /^\d{1,9}$/.test(userId) ? Number(userId) : undefined
}

export const childNow = () => childIn(Object.fromEntries(new URLSearchParams(window.location.search)))

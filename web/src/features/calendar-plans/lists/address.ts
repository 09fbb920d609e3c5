import { linkTo } from '#platform/screen.ts'

const families = ['/v3/backoffice/ktp', '/backoffice/ktp', '/admin/ktp'] as const

/** The family of addresses that one is in: links stay in it. */
function family(): (typeof families)[number] {
  const { pathname } = window.location
  return families.find((one) => pathname === one || pathname.startsWith(`${one}/`)) ?? '/v3/backoffice/ktp'
}

export const groupAddress = (groupId: number): string => linkTo(`${family()}/:groupId`, { groupId })
export const planAddress = (groupId: number, calendarPlanId: string): string =>
  linkTo(`${family()}/:groupId/:calendarPlanId`, { groupId, calendarPlanId })

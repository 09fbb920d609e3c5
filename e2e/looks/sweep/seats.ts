import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { Screen } from '../../../tools/docs/screens.ts'

/** Whoever looks at screens: a role, who answers requests to support, or nobody, who has no session. */
export type Seat = Role | 'support' | 'nobody'
export const seats = [
  'teacher',
  'zavuch',
  'director',
  'student',
  'parent',
  'platform-admin',
  'social_worker',
  'support',
  'nobody',
] as const

/** Whose pages lead to the screens of a feature; those of any other feature are the student's. */
const seatOfFeature: Record<string, Role> = {
  ...each(
    'teacher',
    'attendance calendar-plans chat content exams homework lesson lesson-content question-bank schedule',
  ),
  ...each('zavuch', 'groups journal office-schedule period-marks personnel substitution training-programs'),
  ...each(
    'director',
    'announcement-desk articles cabinets contingent home import-plans questionnaires school-settings',
  ),
  ...each('director', 'social-passports time-schemes timetable-proposal year-end'),
  ...each('platform-admin', 'school-registry static-pages'),
}

/** Screens that their feature's own seat is not led to. */
const seatOfScreen: Record<string, Seat> = {
  '/feedback/desk': 'director',
  '/profile/certificates': 'teacher',
  '/support/desk': 'support',
  '/support/desk/:chatId': 'support',
}

function each(role: Role, features: string): Record<string, Role> {
  return Object.fromEntries(features.split(' ').map((feature) => [feature, role]))
}

/** Who looks at a screen: one role that may open it. */
export function seatOf({ feature, path, roles }: Screen): Seat | undefined {
  if (roles === 'public' || roles === 'anonymous') return 'nobody'
  if (seatOfScreen[path]) return seatOfScreen[path]
  const wanted = [seatOfFeature[feature] ?? 'student', ...seats]
  return wanted.find((seat) => typeof roles === 'string' || roles.includes(seat))
}

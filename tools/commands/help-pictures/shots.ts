import type { Role } from '@qalam/contract/kernel/roles.ts'

/** A picture of the help: whose page, which one, what is pressed there before it is taken. */
export type Shot = {
  name: string
  /** Nobody is signed in where it is absent. */
  role?: Role
  path: string
  /** Whose sources it shows: a folder of `web/src/features`. */
  feature: string
  press?: readonly string[]
  phone?: true
}

const journal = 'main a[href^="/control/journal/groups/"]'
const lesson = 'article[data-lesson] a'

export const shots: readonly Shot[] = [
  { name: 'sign-in', path: '/login', feature: 'auth' },
  { name: 'profile', role: 'teacher', path: '/profile', feature: 'profile' },
  { name: 'security', role: 'teacher', path: '/profile/security', feature: 'profile' },
  { name: 'support', role: 'teacher', path: '/support', feature: 'support' },
  { name: 'notices', role: 'teacher', path: '/notifications/settings', feature: 'notifications' },
  { name: 'personnel', role: 'zavuch', path: '/v3/backoffice/personnel', feature: 'personnel' },
  { name: 'employee', role: 'director', path: '/v3/backoffice/personnel', feature: 'personnel', press: ['tbody a'] },
  { name: 'substitutions', role: 'zavuch', path: '/v3/backoffice/substitutions', feature: 'substitution' },
  { name: 'seats', role: 'director', path: '/teachers-access', feature: 'payments' },
  { name: 'contingent', role: 'zavuch', path: '/backoffice/contingent', feature: 'contingent' },
  { name: 'student', role: 'director', path: '/backoffice/contingent', feature: 'contingent', press: ['tbody a'] },
  { name: 'attendance', role: 'group-lead', path: '/control/attendance', feature: 'attendance' },
  {
    name: 'social-passports',
    role: 'social_worker',
    path: '/backoffice/social-passports',
    feature: 'social-passports',
  },
  { name: 'school-import', role: 'director', path: '/backoffice/school-import', feature: 'import-plans' },
  { name: 'school-week', role: 'zavuch', path: '/v3/backoffice/schedules', feature: 'office-schedule' },
  { name: 'timetable-proposal', role: 'zavuch', path: '/backoffice/timetable-proposal', feature: 'timetable-proposal' },
  { name: 'bells', role: 'zavuch', path: '/backoffice/school-settings/time-schemes', feature: 'time-schemes' },
  { name: 'school-settings', role: 'director', path: '/backoffice/school-settings', feature: 'school-settings' },
  {
    name: 'lesson-homework',
    role: 'group-lead',
    path: '/schedule',
    feature: 'lesson',
    press: [lesson, '[data-key="homework"]'],
  },
  { name: 'homework-given', role: 'group-lead', path: '/homework/control/list', feature: 'homework' },
  { name: 'week', role: 'teacher', path: '/schedule', feature: 'schedule' },
  { name: 'lesson', role: 'teacher', path: '/schedule', feature: 'lesson', press: [lesson] },
  { name: 'plans', role: 'zavuch', path: '/v3/backoffice/ktp', feature: 'calendar-plans' },
  { name: 'plans-of-class', role: 'zavuch', path: '/v3/backoffice/ktp', feature: 'calendar-plans', press: ['tbody a'] },
  { name: 'content', role: 'teacher', path: '/content/lessons', feature: 'content' },
  { name: 'journals', role: 'teacher', path: '/control/journal/groups', feature: 'journal' },
  {
    name: 'journal',
    role: 'group-lead',
    path: '/control/journal/groups',
    feature: 'journal',
    press: [journal, journal],
  },
  { name: 'unfilled', role: 'zavuch', path: '/control/journal/unfilled', feature: 'home' },
  { name: 'closings', role: 'zavuch', path: '/control/journal/closings', feature: 'period-marks' },
  { name: 'pupil-week', role: 'student', path: '/schedule', feature: 'schedule' },
  { name: 'pupil-phone', role: 'student', path: '/diary', feature: 'diary', phone: true },
  { name: 'pupil-chat', role: 'student', path: '/chat', feature: 'chat' },
  { name: 'pupil-homework', role: 'student', path: '/homework/list', feature: 'homework' },
  { name: 'pupil-diary', role: 'student', path: '/diary', feature: 'diary' },
  { name: 'pupil-attestation', role: 'student', path: '/diary/attestation', feature: 'diary' },
]

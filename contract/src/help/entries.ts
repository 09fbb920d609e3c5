import { family, isOneOf, type Role } from '../kernel/roles.ts'

/** The categories of staff in their order (SH-FAQ-3), and that of students and their parents (SH-FAQ-4). */
export const staffCategories = [
  'general',
  'teachers',
  'students',
  'timetable',
  'homework',
  'schedule',
  'ktp',
  'journal',
  'sor_soch',
] as const
export const categories = [...staffCategories, 'pupil'] as const
export type HelpCategory = (typeof categories)[number]

/** An entry, and the screens whose "?" leads to it. */
type Place = { id: string; category: HelpCategory; at: readonly string[] }

const entry = <const Id extends string>(category: HelpCategory, id: Id, ...at: string[]) => ({ id, category, at })

/** Every entry of the help in its order. Words and pictures stand with the page. */
export const helpEntries = [
  entry('general', 'sign-in', '/profile/password-history'),
  entry('general', 'profile', '/profile', '/profile/certificates'),
  entry('general', 'security', '/profile/security', '/profile/history'),
  entry('general', 'offline', '/welcome'),
  entry('general', 'support', '/support', '/control/chat', '/platform/static-pages', '/feedback'),
  entry('general', 'notices', '/notifications', '/news', '/announcements', '/questionnaires'),

  entry('teachers', 'employee-add', '/v3/backoffice/personnel', '/platform/schools', '/platform/work'),
  entry('teachers', 'employee-card', '/v3/backoffice/personnel/:userId'),
  entry('teachers', 'substitution', '/v3/backoffice/substitutions', '/substitutions'),
  entry('teachers', 'teachers-access', '/teachers-access'),

  entry('students', 'student-add', '/backoffice/contingent', '/v3/backoffice/groups', '/backoffice/year-end'),
  entry('students', 'student-card', '/backoffice/contingent/:userId', '/v3/backoffice/groups/:groupId/:userId'),
  entry('students', 'attendance', '/control/attendance'),
  entry('students', 'social-passport', '/backoffice/social-passports'),
  entry('students', 'school-import', '/backoffice/school-import'),

  entry('timetable', 'timetable-edit', '/v3/backoffice/schedules'),
  entry('timetable', 'timetable-proposal', '/backoffice/timetable-proposal'),
  entry('timetable', 'bells', '/backoffice/school-settings/time-schemes', '/backoffice/school-settings/cabinets'),
  entry('timetable', 'days-off', '/backoffice/school-settings'),

  entry('homework', 'homework-give', '/homework/control/list', '/schedule/control/homework/create/:scheduleId'),
  entry(
    'homework',
    'homework-check',
    '/homework/control/:homeworkId',
    '/homework/control/assigned/:answerId',
    '/control/lesson-content',
  ),
  entry('homework', 'homework-again'),

  entry('schedule', 'week', '/schedule'),
  entry('schedule', 'lesson', '/schedule/:date/lesson/:scheduleId', '/schedule/control/lesson/:scheduleId'),
  entry('schedule', 'calendar'),

  entry('ktp', 'plan-make', '/v3/backoffice/ktp', '/admin/ktp', '/v3/backoffice/groups/training-programs'),
  entry('ktp', 'plan-lessons', '/v3/backoffice/ktp/:groupId'),
  entry('ktp', 'lecture', '/content/lessons', '/content/lectures'),

  entry('journal', 'marks', '/control/journal/groups'),
  entry('journal', 'unfilled', '/control/journal/unfilled'),
  entry('journal', 'period-marks', '/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId/marks'),
  entry('journal', 'closing', '/control/journal/closings'),

  entry('sor_soch', 'sor-marks'),
  entry('sor_soch', 'exam-build', '/content/lessons/exams/sor/:lessonId'),
  entry('sor_soch', 'exam-hold', '/control/exams/:sitting'),
  entry('sor_soch', 'question-bank', '/control/question-bank'),

  entry('pupil', 'pupil-interface', '/schedule', '/family', '/profile'),
  entry('pupil', 'pupil-lesson', '/schedule/:date/lesson/:scheduleId', '/schedule/lesson/:scheduleId'),
  entry('pupil', 'pupil-chat', '/chat', '/support', '/notifications', '/news', '/feedback'),
  entry('pupil', 'pupil-homework', '/homework/list'),
  entry('pupil', 'pupil-marks', '/diary', '/schedule/exam/platform', '/exams/:sitting/results/:studentId'),
  entry('pupil', 'pupil-login', '/profile/security', '/profile/password-history'),
] satisfies readonly Place[]

export type EntryId = (typeof helpEntries)[number]['id']
export type HelpEntry = (typeof helpEntries)[number]

/** The entries that most people open first: they stand whole in English too. */
export const mostRead = ['sign-in', 'week', 'marks', 'homework-give', 'pupil-interface', 'pupil-marks'] as const

/** Employees see the help of staff; students and their parents that of students (P-HELP-1, Q-005). */
export const entriesFor = (role: Role | null): readonly HelpEntry[] => {
  const isFamily = role === null || isOneOf(family, role)
  return helpEntries.filter(({ category }) => (category === 'pupil') === isFamily)
}

const isUnder = (address: string, path: string): boolean =>
  path === address || path.startsWith(`${address}/`) || path.startsWith(`${address}?`)

/** The entry of a screen: the one whose address is the longest that the screen's begins with; null where none speaks of it. */
export function entryAt(path: string, role: Role | null): HelpEntry | null {
  const known = path.replace(/\/:(\w+)\?/g, '')
  const found = entriesFor(role).flatMap((one) =>
    one.at.filter((address) => isUnder(address, known)).map((address) => ({ one, length: address.length })),
  )
  return found.toSorted((a, b) => b.length - a.length)[0]?.one ?? null
}

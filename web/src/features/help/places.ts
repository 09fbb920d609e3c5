import type { EntryId } from '@qalam/contract/help/entries.ts'
import { family, isOneOf, management, type Role, staff, teaching } from '@qalam/contract/kernel/roles.ts'

/** The screen that an entry speaks of and who may open it; its pictures by name. A test holds both to the screens. */
type Place = { opens?: { address: string; for: readonly Role[] | 'signed-in' }; pictures: readonly string[] }

const at = (address: string, who: readonly Role[] | 'signed-in', ...pictures: string[]): Place => ({
  opens: { address, for: who },
  pictures,
})

const places: { readonly [Id in EntryId]: Place } = {
  'sign-in': { pictures: ['sign-in'] },
  profile: at('/profile', 'signed-in', 'profile'),
  security: at('/profile/security', 'signed-in', 'security'),
  offline: { pictures: [] },
  support: at('/support', 'signed-in', 'support'),
  notices: at('/notifications/settings', 'signed-in', 'notices'),

  'employee-add': at('/v3/backoffice/personnel', management, 'personnel'),
  'employee-card': at('/v3/backoffice/personnel', management, 'employee'),
  substitution: at('/v3/backoffice/substitutions', management, 'substitutions'),
  'teachers-access': at('/teachers-access', ['director'], 'seats'),

  'student-add': at('/backoffice/contingent', staff, 'contingent'),
  'student-card': at('/backoffice/contingent', staff, 'student'),
  attendance: at('/control/attendance', staff, 'attendance'),
  'social-passport': at(
    '/backoffice/social-passports',
    ['group-lead', ...management, 'social_worker'],
    'social-passports',
  ),
  'school-import': at('/backoffice/school-import', management, 'school-import'),

  'timetable-edit': at('/v3/backoffice/schedules', ['group-lead', ...management], 'school-week'),
  'timetable-proposal': at('/backoffice/timetable-proposal', management, 'timetable-proposal'),
  bells: at('/backoffice/school-settings/time-schemes', management, 'bells'),
  'days-off': at('/backoffice/school-settings', management, 'school-settings'),

  'homework-give': at('/homework/control/list', teaching, 'lesson-homework', 'homework-given'),
  'homework-check': at('/homework/control/list', teaching, 'homework-given'),
  'homework-again': { pictures: [] },

  week: at('/schedule', staff, 'week', 'lesson'),
  lesson: at('/schedule', staff, 'lesson'),
  calendar: at('/profile', 'signed-in'),

  'plan-make': at('/v3/backoffice/ktp', staff, 'plans'),
  'plan-lessons': at('/v3/backoffice/ktp', staff, 'plans-of-class'),
  lecture: at('/content/lessons', staff, 'content'),

  marks: at('/control/journal/groups', staff, 'journals', 'journal'),
  unfilled: at('/control/journal/unfilled', management, 'unfilled'),
  'period-marks': at('/control/journal/groups', staff, 'journals'),
  closing: at('/control/journal/closings', management, 'closings'),

  'sor-marks': at('/control/journal/groups', staff, 'journals'),
  'exam-build': at('/content/lessons', staff, 'content'),
  'exam-hold': { pictures: [] },
  'question-bank': at('/control/question-bank', staff),

  'pupil-interface': at('/schedule', ['student'], 'pupil-week', 'pupil-phone'),
  'pupil-lesson': at('/schedule', ['student'], 'pupil-week'),
  'pupil-chat': at('/chat', family, 'pupil-chat'),
  'pupil-homework': at('/homework/list', family, 'pupil-homework'),
  'pupil-marks': at('/diary', family, 'pupil-diary', 'pupil-attestation'),
  'pupil-login': { pictures: ['sign-in'] },
}

export const placeOf = (id: EntryId): Place => places[id]

/** The address that an entry offers to this role; null where the screen is not theirs. */
export function opensFor(id: EntryId, role: Role | null): string | null {
  const { opens } = places[id]
  if (!opens || role === null) return null
  return opens.for === 'signed-in' || isOneOf(opens.for, role) ? opens.address : null
}

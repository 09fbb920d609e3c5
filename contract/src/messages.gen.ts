// Printed by `npm run docs` from the folders; do not edit.
import { messages as announcementDesk } from './announcement-desk/messages.ts'
import { messages as articles } from './articles/messages.ts'
import { messages as attendance } from './attendance/messages.ts'
import { messages as auth } from './auth/messages.ts'
import { messages as cabinets } from './cabinets/messages.ts'
import { messages as calendarFeed } from './calendar-feed/messages.ts'
import { messages as calendarPlans } from './calendar-plans/messages.ts'
import { messages as chat } from './chat/messages.ts'
import { messages as content } from './content/messages.ts'
import { messages as contingent } from './contingent/messages.ts'
import { messages as corridorBoard } from './corridor-board/messages.ts'
import { messages as diary } from './diary/messages.ts'
import { messages as dictionaries } from './dictionaries/messages.ts'
import { messages as exams } from './exams/messages.ts'
import { messages as exercises } from './exercises/messages.ts'
import { messages as feedback } from './feedback/messages.ts'
import { messages as groups } from './groups/messages.ts'
import { messages as help } from './help/messages.ts'
import { messages as home } from './home/messages.ts'
import { messages as homework } from './homework/messages.ts'
import { messages as importPlans } from './import-plans/messages.ts'
import { messages as invitations } from './invitations/messages.ts'
import { messages as jobs } from './jobs/messages.ts'
import { messages as journalFiles } from './journal-files/messages.ts'
import { messages as journal } from './journal/messages.ts'
import { messages as ktp } from './ktp/messages.ts'
import { messages as lessonContent } from './lesson-content/messages.ts'
import { messages as lesson } from './lesson/messages.ts'
import { messages as listImport } from './list-import/messages.ts'
import { messages as liveLesson } from './live-lesson/messages.ts'
import { messages as merge } from './merge/messages.ts'
import { messages as news } from './news/messages.ts'
import { messages as notifications } from './notifications/messages.ts'
import { messages as officeSchedule } from './office-schedule/messages.ts'
import { messages as oneRoster } from './one-roster/messages.ts'
import { messages as passkeys } from './passkeys/messages.ts'
import { messages as payments } from './payments/messages.ts'
import { messages as periodMarks } from './period-marks/messages.ts'
import { messages as personnel } from './personnel/messages.ts'
import { messages as profile } from './profile/messages.ts'
import { messages as questionBank } from './question-bank/messages.ts'
import { messages as questionnaires } from './questionnaires/messages.ts'
import { messages as recovery } from './recovery/messages.ts'
import { messages as rich } from './rich/messages.ts'
import { messages as schedule } from './schedule/messages.ts'
import { messages as schoolImport } from './school-import/messages.ts'
import { messages as schoolRegistry } from './school-registry/messages.ts'
import { messages as schoolSettings } from './school-settings/messages.ts'
import { messages as schools } from './schools/messages.ts'
import { messages as secondFactor } from './second-factor/messages.ts'
import { messages as shell } from './shell/messages.ts'
import { messages as socialPassports } from './social-passports/messages.ts'
import { messages as staticPages } from './static-pages/messages.ts'
import { messages as substitution } from './substitution/messages.ts'
import { messages as support } from './support/messages.ts'
import { messages as timeSchemes } from './time-schemes/messages.ts'
import { messages as timetableProposal } from './timetable-proposal/messages.ts'
import { messages as trainingPrograms } from './training-programs/messages.ts'
import { messages as unsent } from './unsent/messages.ts'
import { messages as yearEnd } from './year-end/messages.ts'

export const messages = {
  ...announcementDesk,
  ...articles,
  ...attendance,
  ...auth,
  ...cabinets,
  ...calendarFeed,
  ...calendarPlans,
  ...chat,
  ...content,
  ...contingent,
  ...corridorBoard,
  ...diary,
  ...dictionaries,
  ...exams,
  ...exercises,
  ...feedback,
  ...groups,
  ...help,
  ...home,
  ...homework,
  ...importPlans,
  ...invitations,
  ...jobs,
  ...journalFiles,
  ...journal,
  ...ktp,
  ...lessonContent,
  ...lesson,
  ...listImport,
  ...liveLesson,
  ...merge,
  ...news,
  ...notifications,
  ...officeSchedule,
  ...oneRoster,
  ...passkeys,
  ...payments,
  ...periodMarks,
  ...personnel,
  ...profile,
  ...questionBank,
  ...questionnaires,
  ...recovery,
  ...rich,
  ...schedule,
  ...schoolImport,
  ...schoolRegistry,
  ...schoolSettings,
  ...schools,
  ...secondFactor,
  ...shell,
  ...socialPassports,
  ...staticPages,
  ...substitution,
  ...support,
  ...timeSchemes,
  ...timetableProposal,
  ...trainingPrograms,
  ...unsent,
  ...yearEnd,
}

/** The texts by the module that they stand in: a page loads those of its own. */
export const areas = {
  'announcement-desk': announcementDesk,
  articles,
  attendance,
  auth,
  cabinets,
  'calendar-feed': calendarFeed,
  'calendar-plans': calendarPlans,
  chat,
  content,
  contingent,
  'corridor-board': corridorBoard,
  diary,
  dictionaries,
  exams,
  exercises,
  feedback,
  groups,
  help,
  home,
  homework,
  'import-plans': importPlans,
  invitations,
  jobs,
  'journal-files': journalFiles,
  journal,
  ktp,
  'lesson-content': lessonContent,
  lesson,
  'list-import': listImport,
  'live-lesson': liveLesson,
  merge,
  news,
  notifications,
  'office-schedule': officeSchedule,
  'one-roster': oneRoster,
  passkeys,
  payments,
  'period-marks': periodMarks,
  personnel,
  profile,
  'question-bank': questionBank,
  questionnaires,
  recovery,
  rich,
  schedule,
  'school-import': schoolImport,
  'school-registry': schoolRegistry,
  'school-settings': schoolSettings,
  schools,
  'second-factor': secondFactor,
  shell,
  'social-passports': socialPassports,
  'static-pages': staticPages,
  substitution,
  support,
  'time-schemes': timeSchemes,
  'timetable-proposal': timetableProposal,
  'training-programs': trainingPrograms,
  unsent,
  'year-end': yearEnd,
}

/** What the menu shows before any page has brought its texts. */
export const menuLabels = [
  'announcement-desk.title',
  'article.news',
  'attendance.title',
  'bank.title',
  'cabinets.title',
  'calendar-plans.title',
  'chat.menu',
  'chat.safety',
  'content.lectures',
  'content.lessons',
  'contingent.title',
  'diary.attestation',
  'diary.title',
  'feedback.desk',
  'feedback.title',
  'groups.title',
  'help.title',
  'home.family',
  'home.unfilled-short',
  'home.welcome',
  'homework.given',
  'homework.own',
  'import-plans.menu',
  'journal.groups',
  'lesson-content.waiting',
  'office-schedule.menu',
  'payments.seats-title',
  'payments.title',
  'period-marks.closings',
  'personnel.title',
  'profile.title',
  'schedule.menu',
  'school-registry.menu',
  'school-registry.work',
  'school-settings.title',
  'social-passports.title',
  'static-page.desk',
  'substitution.menu',
  'substitution.requests',
  'support.desk',
  'support.title',
  'time-schemes.title',
  'timetable-proposal.menu',
  'year-end.menu',
] as const satisfies readonly (keyof typeof messages)[]

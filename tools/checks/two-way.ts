/**
 * Modules that read the tables of each other in SQL: 17 when they were counted first, on 27 November 2026. The list only
 * gets shorter: a new pair is refused, and so is one that stands here and reads both ways no longer.
 */
export const twoWay: readonly string[] = [
  'auth contingent',
  'auth second-factor',
  'cabinets schedule',
  'contingent groups',
  'exams schedule',
  'groups ktp',
  'groups schedule',
  'groups time-schemes',
  'groups training-programs',
  'homework schedule',
  'journal schedule',
  'ktp schedule',
  'lesson schedule',
  'lesson-content schedule',
  'schedule schools',
  'time-schemes training-programs',
]

import type {
  RosterGroup,
  GuardianFacts,
  MemberFacts,
  PersonFacts,
  RosterPlan,
  SchoolFacts,
  StayFacts,
  SubjectFacts,
} from '../views.ts'

export type RosterFacts = {
  schoolId: number
  /** The start year of the academic year. */
  year: number
  school: SchoolFacts
  quarters: readonly { id: number; startsOn: string; endsOn: string }[]
  groups: readonly RosterGroup[]
  plans: readonly RosterPlan[]
  subjects: readonly SubjectFacts[]
  stays: readonly StayFacts[]
  members: readonly MemberFacts[]
  people: readonly PersonFacts[]
  guardians: readonly GuardianFacts[]
}

/** Ids that stay from export to export. */
export const ids = {
  school: (schoolId: number) => `school-${schoolId}`,
  region: (id: number) => `region-${id}`,
  district: (id: number) => `district-${id}`,
  year: (year: number) => `year-${year}`,
  quarter: (id: number) => `quarter-${id}`,
  course: (schoolId: number, subjectId: number) => `course-${schoolId}-${subjectId}`,
  homeroom: (schoolId: number) => `course-${schoolId}-homeroom`,
  group: (id: number) => `group-${id}`,
  plan: (uuid: string) => `plan-${uuid}`,
  user: (id: number) => `user-${id}`,
}

/** Grades as the standard writes them: KG, 01 … 12. */
export const gradeOf = (parallel: number): string => (parallel === 0 ? 'KG' : String(parallel).padStart(2, '0'))

/** What stands first in every row: a full set says nothing of changes. */
export const unchanged = ['', ''] as const
export const common = ['sourcedId', 'status', 'dateLastModified'] as const

/** A stretch of a week day, in minutes from midnight; it ends before `to`. */
export type TimeSpan = { day: number; from: number; to: number }

export type ListBell = { number: number; from: number; to: number }

/** A class studies by one list of bells, that of its shift, on some days of the week. */
type SchoolClass = {
  id: number
  bells: readonly ListBell[]
  days: readonly number[]
  /** The sanitary limit of its parallel. */
  maxADay: number
}

type Teacher = {
  id: number
  busy: readonly TimeSpan[]
  /** On how many days they wish to come; null when any number suits. */
  wishedDays: number | null
}

type Room = { id: number; kind: string; busy: readonly TimeSpan[] }

/** Where a lesson may be: in one room, in any of a kind, or null for no room at all. */
export type RoomNeed = { id: number } | { kind: string } | null

/** Who teaches what to whom, and how often. */
export type TeachingPlan = {
  id: string
  classId: number
  subjectId: number
  /** Null when the whole class is taught. */
  subgroupId: number | null
  teacherId: number
  hours: number
  room: RoomNeed
  /** The rank of the subject: the higher, the more it tires. */
  difficulty: number
  /** Two lessons in a row are wanted. */
  double: boolean
}

export type SearchSlot = { planId: string; day: number; number: number; roomId: number | null }

export const goals = ['teacherWindows', 'classWindows', 'hardLast', 'spread', 'doubles', 'teacherDays'] as const
export type Goal = (typeof goals)[number]

/** A school's load and all that bounds its week. */
export type SearchTask = {
  classes: readonly SchoolClass[]
  teachers: readonly Teacher[]
  rooms: readonly Room[]
  plans: readonly TeachingPlan[]
  /** Lessons that stand where a person put them; of a plan at most as many as it has hours. */
  locked: readonly SearchSlot[]
  /** From this rank on a subject should not be the last of a day. */
  hardFrom: number
  weights: Readonly<Record<Goal, number>>
}

/** Why lessons have no place; `need` does not fit into `have`. */
export type UnplacedReason =
  | { code: 'locked-clash' }
  | { code: 'room-missing' }
  | { code: 'no-common-time' }
  | { code: 'class-hours'; classId: number; need: number; have: number }
  | { code: 'teacher-hours'; teacherId: number; need: number; have: number }
  | { code: 'teacher-availability'; teacherId: number; need: number; have: number }
  | { code: 'room-hours'; need: number; have: number }
  | { code: 'crowded' }

export type Unplaced = { planId: string; lessons: number; reason: UnplacedReason }

export type SearchProposal = {
  slots: readonly SearchSlot[]
  unplaced: readonly Unplaced[]
  /** How often each goal is missed, without its weight. */
  score: Record<Goal, number>
}

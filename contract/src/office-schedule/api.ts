import { z } from 'zod'
import { Clock, Day } from '../kernel/dates.ts'
import { get } from '../kernel/endpoint.ts'
import { Named } from '../kernel/languages.ts'
import { management } from '../kernel/roles.ts'
import { Bell, Labelled } from '../schedule/api.ts'

/** Who looks after the timetables: those who run the school, and whoever leads a class, for that class. */
const office = [...management, 'group-lead'] as const

/** A lesson of the whole school's timetable: what it needs is named by id, so that a week of 90 classes stays small. */
export const BoardLesson = z.object({
  uuid: z.uuid(),
  groupId: z.int(),
  date: Day,
  timeStart: Clock,
  timeEnd: Clock,
  subjectId: z.int(),
  /** The number of the subgroup; null of the whole class. */
  subgroup: z.int().nullable(),
  teacherId: z.int(),
  cabinetId: z.int().nullable(),
  /** Stored over a clash. */
  forced: z.boolean(),
  conducted: z.boolean(),
})
export type BoardLesson = z.infer<typeof BoardLesson>

/** The timetable of the whole school on a day or in a week. */
export const Board = z.object({
  weekStart: Day,
  /** All days of the week, though the lessons may be of one of them. */
  days: z.array(z.object({ date: Day, holiday: Named.nullable() })),
  quarterId: z.int().nullable(),
  /** In the order of grades and letters, each with its bells. */
  groups: z.array(Labelled.extend({ bells: z.array(Bell) })),
  subjects: z.array(z.object({ id: z.int(), name: Named })),
  teachers: z.array(Labelled),
  cabinets: z.array(Labelled),
  lessons: z.array(BoardLesson),
  can: z.object({ edit: z.boolean() }),
})
export type Board = z.infer<typeof Board>

const v3 = '/api/v3/os/backoffice/schedule'

export const officeSchedule = {
  board: get(`${v3}/board`, {
    roles: office,
    about:
      'The lessons of all classes on a day, or in the week around it (today by default); to a class teacher those of the own class.',
    query: z.object({ date: Day.optional(), span: z.enum(['day', 'week']).default('day') }),
    response: Board,
  }),
}

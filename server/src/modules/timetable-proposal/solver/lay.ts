import {
  type Block,
  type Board,
  type BoardCell,
  type ClassRow,
  type Course,
  type RoomRow,
  shareOut,
  type TeacherRow,
} from './board.ts'
import { cellsOf, closedBy, keyOf } from './cells.ts'
import type { TeachingPlan, RoomNeed, SearchSlot, SearchTask } from './task.ts'

type Rows<T> = ReadonlyMap<number, T>

/** An empty board for a school, and the locked lessons with the blocks they belong to. */
export function lay(task: SearchTask): { board: Board; locks: Lock[] } {
  const lists = cellsOf(task)
  const classes = new Map(
    task.classes.map(({ id, maxADay, bells, days }): [number, ClassRow] => {
      const cells = lists.get(keyOf(bells)) ?? []
      const open = cells.map((day, index) => (days.includes(index) ? day : []))
      return [id, { id, maxADay, days: open, at: [], counts: [], hours: 0 }]
    }),
  )
  const teachers = new Map(
    task.teachers.map(({ id, wishedDays, busy }): [number, TeacherRow] => [
      id,
      { id, wishedDays, at: [], closed: closedBy(lists.values(), busy), days: [], hours: 0 },
    ]),
  )
  const rooms = task.rooms.map(({ id, kind, busy }): RoomRow => {
    return { id, kind, at: [], closed: closedBy(lists.values(), busy) }
  })
  const board: Board = {
    classes: [...classes.values()],
    teachers: [...teachers.values()],
    rooms,
    courses: [],
    blocks: [],
    hardFrom: task.hardFrom,
    weights: task.weights,
  }
  const locks = coursesOf(task.plans).flatMap((plans) => addCourse(board, classes, teachers, plans, task.locked))
  for (const teacher of board.teachers) teacher.days = daysOf(board, teacher)
  return { board, locks }
}

/** Plans of one class and subject are given at the same time when they are for its subgroups. */
const coursesOf = (plans: readonly TeachingPlan[]): TeachingPlan[][] => [
  ...Map.groupBy(plans, ({ classId, subjectId }) => `${classId} ${subjectId}`).values(),
]

/** A plan of a class or teacher that is not in the task would lose its lessons unseen. */
function known<T>(rows: Rows<T>, id: number): T {
  const row = rows.get(id)
  if (row === undefined) throw new Error(`a plan names ${id}, who is not in the task`)
  return row
}

type Lock = { block: Block; cell: BoardCell | undefined; slots: readonly SearchSlot[] }

function addCourse(
  board: Board,
  classes: Rows<ClassRow>,
  teachers: Rows<TeacherRow>,
  plans: TeachingPlan[],
  locked: readonly SearchSlot[],
): Lock[] {
  const [first] = plans
  if (!first) return []
  const row = known(classes, first.classId)
  const course: Course = {
    blocks: [],
    double: plans.some(({ double }) => double),
    days: row.days.filter((day) => day.length > 0).length,
  }
  board.courses.push(course)
  return sittings(plans, locked).map(({ plans: together, slots }) => {
    const block = blockOf(board, row, course, teachers, together)
    block.locked = slots.length > 0
    board.blocks.push(block)
    course.blocks.push(block)
    row.hours += 1
    for (const { teacher } of block.parts) teacher.hours += 1
    const [slot] = slots
    const cell = slot && row.days[slot.day]?.find(({ number }) => number === slot.number)
    return { block, cell, slots }
  })
}

type Sitting = { plans: TeachingPlan[]; slots: SearchSlot[] }

/** The lessons of a course: those that are locked, then the rest; a half joins another half's lesson if it can. */
function sittings(plans: readonly TeachingPlan[], locked: readonly SearchSlot[]): Sitting[] {
  const made: Sitting[] = []
  const left = new Map(plans.map((plan) => [plan, plan.hours]))
  const join = (plan: TeachingPlan, sitting: Sitting | undefined, slot?: SearchSlot) => {
    const target = sitting ?? { plans: [], slots: [] }
    if (!sitting) made.push(target)
    target.plans.push(plan)
    if (slot) target.slots.push(slot)
    left.set(plan, (left.get(plan) ?? 0) - 1)
  }
  for (const plan of plans)
    for (const slot of locked.filter(({ planId }) => planId === plan.id)) {
      const isThere = ({ slots: [one] }: Sitting) => one?.day === slot.day && one.number === slot.number
      join(
        plan,
        made.find((sitting) => isThere(sitting) && mayJoin(plan, sitting)),
        slot,
      )
    }
  for (const plan of plans)
    while ((left.get(plan) ?? 0) > 0)
      join(
        plan,
        made.find((sitting) => mayJoin(plan, sitting)),
      )
  return made
}

const mayJoin = (plan: TeachingPlan, { plans }: Sitting): boolean =>
  plan.subgroupId !== null &&
  plans.every(
    ({ subgroupId, teacherId }) =>
      subgroupId !== null && subgroupId !== plan.subgroupId && teacherId !== plan.teacherId,
  )

function blockOf(
  board: Board,
  row: ClassRow,
  course: Course,
  teachers: Rows<TeacherRow>,
  plans: readonly TeachingPlan[],
): Block {
  const parts = plans
    .map((plan) => {
      const teacher = known(teachers, plan.teacherId)
      return { plan, teacher, rooms: candidates(board.rooms, plan.room, plan.teacherId) }
    })
    // Who can only be in one room chooses first.
    .toSorted((a, b) => (a.rooms?.length ?? 0) - (b.rooms?.length ?? 0))
  const domain = row.days
    .flat()
    .filter(
      (cell) =>
        parts.every(({ teacher }) => !teacher.closed[cell.index]) &&
        shareOut(parts, ({ closed }) => !closed[cell.index]) !== null,
    )
  const difficulty = Math.max(0, ...plans.map((plan) => plan.difficulty))
  return {
    id: board.blocks.length,
    row,
    course,
    parts,
    difficulty,
    domain,
    cell: null,
    rooms: [],
    locked: false,
    ejected: 0,
  }
}

/** The rooms for a lesson. Each teacher's list begins elsewhere, so that they keep to one room where they can. */
function candidates(rooms: readonly RoomRow[], need: RoomNeed, teacherId: number): readonly RoomRow[] | null {
  if (need === null) return null
  if ('id' in need) return rooms.filter(({ id }) => id === need.id)
  const ofKind = rooms.filter(({ kind }) => kind === need.kind)
  const start = ofKind.length === 0 ? 0 : teacherId % ofKind.length
  return [...ofKind.slice(start), ...ofKind.slice(0, start)]
}

function daysOf({ blocks }: Board, teacher: TeacherRow): BoardCell[][] {
  const own = blocks.filter(({ parts }) => parts.some((part) => part.teacher === teacher))
  const rows = new Set(own.map(({ row }) => row))
  return Array.from({ length: 8 }, (_, day) => {
    const cells = new Set([...rows].flatMap(({ days }) => days[day] ?? []))
    return [...cells].toSorted((a, b) => a.from - b.from)
  })
}

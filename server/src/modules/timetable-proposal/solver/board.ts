import type { Goal, TeachingPlan, TimeSpan } from './task.ts'

/** A lesson's place in a week: a bell of some list on some day. */
export type BoardCell = TimeSpan & {
  index: number
  number: number
  /** The place among the bells of the day, from 0. */
  order: number
  /** The cells that share time with it, itself among them. */
  overlaps: BoardCell[]
}

/** What stands in each cell, by the cell's index. */
type Held = (Block | undefined)[]

export type ClassRow = { id: number; maxADay: number; days: BoardCell[][]; at: Held; counts: number[]; hours: number }
export type TeacherRow = {
  id: number
  wishedDays: number | null
  at: Held
  closed: boolean[]
  /** The cells of the lists of bells they teach by, day by day, by time. */
  days: BoardCell[][]
  hours: number
}
export type RoomRow = { id: number; kind: string; at: Held; closed: boolean[] }

/** A subject of a class: what is spread over its week. */
export type Course = { blocks: Block[]; double: boolean; days: number }

type Part = { plan: TeachingPlan; teacher: TeacherRow; rooms: readonly RoomRow[] | null }

/** What is placed as one: a lesson of a class, or those of its subgroups at the same time. */
export type Block = {
  id: number
  row: ClassRow
  course: Course
  parts: readonly Part[]
  difficulty: number
  domain: readonly BoardCell[]
  cell: BoardCell | null
  rooms: readonly (RoomRow | null)[]
  locked: boolean
  /** How often it had to give way. */
  ejected: number
}

export type Board = {
  classes: ClassRow[]
  teachers: TeacherRow[]
  rooms: RoomRow[]
  courses: Course[]
  blocks: Block[]
  hardFrom: number
  weights: Readonly<Record<Goal, number>>
}

export const isFree = (row: { at: Held; closed: boolean[] }, cell: BoardCell): boolean => {
  if (row.closed[cell.index]) return false
  for (const other of cell.overlaps) if (row.at[other.index]) return false
  return true
}

type Rooms = (RoomRow | null)[]

/** A room of its own for each part, or null. A part that needs none gets null in its place. */
export function shareOut(
  parts: readonly Part[],
  isOpen: (room: RoomRow) => boolean,
  from = 0,
  taken: readonly RoomRow[] = [],
): Rooms | null {
  const part = parts[from]
  if (!part) return []
  if (part.rooms === null) {
    const rest = shareOut(parts, isOpen, from + 1, taken)
    return rest && [null, ...rest]
  }
  for (const room of part.rooms) {
    if (taken.includes(room) || !isOpen(room)) continue
    const rest = shareOut(parts, isOpen, from + 1, [...taken, room])
    if (rest) return [room, ...rest]
  }
  return null
}

export const roomsFor = ({ parts }: Block, cell: BoardCell): Rooms | null =>
  shareOut(parts, (room) => isFree(room, cell))

/** Whether a class and the teachers of a block are free and the day has room for one more lesson. */
export function fits(block: Block, cell: BoardCell): boolean {
  const { row, parts } = block
  if (row.at[cell.index] || (row.counts[cell.day] ?? 0) >= row.maxADay) return false
  for (const { teacher } of parts) if (!isFree(teacher, cell)) return false
  return true
}

export function put(block: Block, cell: BoardCell, rooms: readonly (RoomRow | null)[]): void {
  block.cell = cell
  block.rooms = rooms
  block.row.at[cell.index] = block
  block.row.counts[cell.day] = (block.row.counts[cell.day] ?? 0) + 1
  for (const { teacher } of block.parts) teacher.at[cell.index] = block
  for (const room of rooms) if (room) room.at[cell.index] = block
}

export function lift(block: Block): void {
  const { cell, row } = block
  if (!cell) return
  row.at[cell.index] = undefined
  row.counts[cell.day] = (row.counts[cell.day] ?? 0) - 1
  for (const { teacher } of block.parts) teacher.at[cell.index] = undefined
  for (const room of block.rooms) if (room) room.at[cell.index] = undefined
  block.cell = null
  block.rooms = []
}

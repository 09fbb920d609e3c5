import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import { actorOf, token } from '#platform/session.ts'
import { store } from '#platform/storage.ts'

/** One change of the timetable: the lesson before and after it, null where there was or is none. */
export type TimetableChange = {
  id: number
  /** When it was done, in milliseconds. */
  at: number
  before: LessonCard | null
  after: LessonCard | null
  state: 'done' | 'undone' | 'failed'
  /** What the server said to an undo that failed. */
  why?: string
}

/** How many acts are remembered. */
const most = 20

/** The last acts of this visit, the latest first. They outlive the page, not the person. */
export const acts = store<readonly TimetableChange[]>([])
/** The latest version of each lesson that was touched: what an undo has to name. */
const versions = new Map<string, number>()
let lastId = 0

let actor = actorOf(token.get())
token.subscribe(() => {
  const next = actorOf(token.get())
  if (next === actor) return
  actor = next
  versions.clear()
  acts.set([])
})

export const lessonOf = ({ before, after }: Pick<TimetableChange, 'before' | 'after'>): LessonCard | null =>
  after ?? before

export const versionOf = ({ uuid, version }: LessonCard): number => versions.get(uuid) ?? version

/** Remembers the version a write has left. */
export const noteVersion = ({ uuid, version }: LessonCard): void => void versions.set(uuid, version)

/** Remembers an act; returns it. */
export function remember(before: LessonCard | null, after: LessonCard | null): TimetableChange {
  lastId += 1
  const act: TimetableChange = { id: lastId, at: Date.now(), before, after, state: 'done' }
  if (after) noteVersion(after)
  acts.set([act, ...acts.get()].slice(0, most))
  return act
}

/** Notes how an undo ended. */
export function settle(id: number, end: Pick<TimetableChange, 'state' | 'why'>): void {
  acts.set(acts.get().map((act) => (act.id === id ? { ...act, ...end } : act)))
}

/** Whether nothing later stands on an act: of one lesson the last act is taken back first. */
export function isUndoable(all: readonly TimetableChange[], act: TimetableChange): boolean {
  if (act.state === 'undone') return false
  const uuid = lessonOf(act)?.uuid
  return !all.some((other) => other.id > act.id && other.state !== 'undone' && lessonOf(other)?.uuid === uuid)
}

/** What Ctrl+Z takes back: the latest act that has not been, nor failed to be, taken back. */
export const lastUndoable = (all: readonly TimetableChange[]): TimetableChange | undefined =>
  all.find((act) => act.state === 'done' && isUndoable(all, act))

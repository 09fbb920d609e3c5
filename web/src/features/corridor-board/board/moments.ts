import type { Corridor, CorridorLesson } from '@qalam/contract/corridor-board/api.ts'

/** What a class does now and what it does next; both halves of a class may be busy at once. */
export type CorridorLine = { id: number; label: string; now: CorridorLesson[]; next: CorridorLesson[]; isOver: boolean }

/** The lines of the classes that have lessons today at a wall time `HH:mm`. */
export function linesAt({ groups, lessons }: Pick<Corridor, 'groups' | 'lessons'>, time: string): CorridorLine[] {
  const byGroup = Map.groupBy(lessons, ({ groupId }) => groupId)
  return groups.flatMap(({ id, label }) => {
    const own = byGroup.get(id)
    if (!own) return []
    const now = own.filter(({ timeStart, timeEnd }) => timeStart <= time && time < timeEnd)
    const ahead = own.filter(({ timeStart }) => timeStart > time)
    const next = ahead.filter(({ timeStart }) => timeStart === ahead[0]?.timeStart)
    return [{ id, label, now, next, isOver: now.length === 0 && next.length === 0 }]
  })
}

/** Lessons that somebody else gives, and those that do not take place: what is left of them today. */
export const changesAt = (lessons: readonly CorridorLesson[], time: string): CorridorLesson[] =>
  lessons.filter(({ substitute, cancelled, timeEnd }) => (substitute !== null || cancelled) && time < timeEnd)

/** So many classes are read from afar at once. */
export const perPage = 18

export type Turn = { page: number; pages: number; language: 'kz' | 'ru' }

/** Each page of classes stands in Kazakh, then in Russian. */
export function turnAt(turn: number, classes: number): Turn {
  const pages = Math.max(1, Math.ceil(classes / perPage))
  return { page: Math.floor(turn / 2) % pages, pages, language: turn % 2 === 0 ? 'kz' : 'ru' }
}

import type { Board, BoardLesson } from './api.ts'

type Group = Board['groups'][number]

/** A column: the lesson of a number on a day. */
export type Column = { date: string; number: number }

/**
 * The number of a lesson in the bells of its class: that of the bell at which it begins, else of the last one before it.
 * A class without bells counts the different beginnings of that day.
 */
export function numberOf(lesson: BoardLesson, group: Group, ofDay: readonly BoardLesson[]): number {
  if (group.bells.length === 0) {
    const begun = new Set(
      ofDay.filter(({ timeStart }) => timeStart < lesson.timeStart).map(({ timeStart }) => timeStart),
    )
    return begun.size + 1
  }
  const before = group.bells.filter(({ timeStart }) => timeStart <= lesson.timeStart)
  return before.at(-1)?.number ?? 1
}

/** The columns of the days, and the lessons of each class in them. */
export function layOut({ groups, lessons }: Pick<Board, 'groups' | 'lessons'>, dates: readonly string[]) {
  const byGroup = Map.groupBy(lessons, ({ groupId }) => groupId)
  const cells = new Map<string, BoardLesson[]>()
  let most = 0
  for (const group of groups) {
    const byDay = Map.groupBy(byGroup.get(group.id) ?? [], ({ date }) => date)
    for (const [date, ofDay] of byDay)
      for (const lesson of ofDay) {
        const number = numberOf(lesson, group, ofDay)
        const key = `${group.id} ${date} ${number}`
        cells.set(key, [...(cells.get(key) ?? []), lesson])
        most = Math.max(most, number)
      }
  }
  const last = most || Math.max(1, ...groups.flatMap(({ bells }) => bells.map(({ number }) => number)))
  const columns: Column[] = dates.flatMap((date) =>
    Array.from({ length: last }, (_, index) => ({ date, number: index + 1 })),
  )
  const at = (groupId: number, { date, number }: Column) => cells.get(`${groupId} ${date} ${number}`) ?? []
  return { columns, at, perDay: last }
}

import { dottedOf, weekDay } from '@qalam/contract/kernel/calendar.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Board, BoardLesson } from '@qalam/contract/office-schedule/api.ts'
import { layOut } from '@qalam/contract/office-schedule/layout.ts'
import { say } from '#platform/http/errors.ts'
import type { FileAnswer } from '#platform/http/ready.ts'
import { type SheetToWrite, write } from '#platform/text/xlsx.ts'
import type { WeekOf } from './service/file.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A week as a workbook: of the whole school a sheet for each day, else one sheet with a column for each day. */
export async function weekFile({ board, whose }: WeekOf, language: Language): Promise<FileAnswer> {
  const label = whose?.label ?? say(language, 'office-schedule.kind-school')
  const from = dottedOf(board.weekStart)
  const sheets = whose ? [weekSheet(board, whose.label, language)] : schoolSheets(board, language)
  return {
    file: Buffer.from(await write(sheets)),
    name: `${say(language, 'office-schedule.sheet-name', { whose: label, from })}.xlsx`,
    mime,
  }
}

/** Rows are classes, columns are lesson numbers: as the school hangs it on the wall. */
function schoolSheets(board: Board, language: Language): SheetToWrite[] {
  const text = wordsOf(board, language)
  return board.days.map(({ date }) => {
    const { columns, at } = layOut({ groups: board.groups, lessons: onDay(board, date) }, [date])
    return {
      name: dayOf(date, language),
      headers: [say(language, 'office-schedule.class'), ...columns.map(({ number }) => String(number))],
      rows: board.groups.map(({ id, label }) => [
        label,
        ...columns.map((column) =>
          at(id, column)
            .map((lesson) => text(lesson, false))
            .join(' / '),
        ),
      ]),
    }
  })
}

/** Rows are times, columns are days. */
function weekSheet(board: Board, label: string, language: Language): SheetToWrite {
  const text = wordsOf(board, language)
  const times = [...new Set(board.lessons.map(timesOf))].toSorted()
  return {
    name: label,
    headers: [say(language, 'office-schedule.sheet-time'), ...board.days.map(({ date }) => dayOf(date, language))],
    rows: times.map((time) => [
      time,
      ...board.days.map(({ date }) =>
        onDay(board, date)
          .filter((lesson) => timesOf(lesson) === time)
          .map((lesson) => text(lesson, true))
          .join(' / '),
      ),
    ]),
  }
}

const timesOf = ({ timeStart, timeEnd }: BoardLesson): string => `${timeStart}–${timeEnd}`
const onDay = ({ lessons }: Board, date: string): BoardLesson[] => lessons.filter((lesson) => lesson.date === date)
const dayOf = (date: string, language: Language): string =>
  `${say(language, `office-schedule.day-${weekDay(date)}`)} ${dottedOf(date).slice(0, 5)}`

/** Subject, class or half, teacher and room of a lesson. */
function wordsOf({ subjects, teachers, cabinets, groups }: Board, language: Language) {
  const named = new Map(subjects.map(({ id, name }) => [id, name[language]]))
  const [teacher, cabinet, group] = [teachers, cabinets, groups].map(
    (list) => new Map(list.map(({ id, label }) => [id, label])),
  )
  return ({ subjectId, groupId, subgroup, teacherId, cabinetId }: BoardLesson, withClass: boolean): string =>
    [
      named.get(subjectId),
      withClass && group?.get(groupId),
      subgroup !== null && say(language, 'office-schedule.part', { number: subgroup }),
      teacher?.get(teacherId),
      cabinetId !== null && cabinet?.get(cabinetId),
    ]
      .filter(Boolean)
      .join(' · ')
}

import type { JournalLesson, JournalRow, QuarterJournal } from '@qalam/contract/journal/api.ts'
import { signLabel } from '@qalam/contract/journal/rules.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { type Language, localeOf } from '@qalam/contract/kernel/languages.ts'
import type { PeriodSheet } from '@qalam/contract/period-marks/shapes.ts'
import { calledSinceSigned, sinceSigned } from '@qalam/contract/period-marks/since-signed.ts'
import { say } from '#platform/http/errors.ts'
import { a4, pdfOf } from '#platform/print/pdf.ts'
import { drawTable, type PaperColumn } from '#platform/print/table.ts'
import { type SheetToWrite, write } from '#platform/text/xlsx.ts'
import { markWord, sinceWords } from './words.ts'

/** A journal with the marks of its period and its homework by lesson. */
export type Filed = { journal: QuarterJournal; sheet: PeriodSheet; homework: ReadonlyMap<string, string> }

const lessonsOf = ({ lessonSchedules, sorSchedules, sochSchedules }: QuarterJournal): JournalLesson[] =>
  [...lessonSchedules, ...sorSchedules, ...sochSchedules].toSorted((a, b) =>
    `${a.date} ${a.timeStart}`.localeCompare(`${b.date} ${b.timeStart}`),
  )

/** What stands in a cell: the score, the letter of an absence, or both. */
function cellText({ marks }: Pick<JournalRow, 'marks'>, { uuid }: JournalLesson, language: Language): string {
  const mark = marks[uuid]
  if (!mark) return ''
  return `${mark.sign ? signLabel(mark.sign, language) : ''}${mark.score ?? ''}`
}

const dayOf = ({ date }: JournalLesson): string => dottedOf(date).slice(0, 5)
const kindOf = ({ kind }: JournalLesson, language: Language): string =>
  kind === 'sor' || kind === 'soch' ? say(language, `journal-files.${kind}`) : ''

type Titled = Pick<PeriodSheet, 'group' | 'subjectName' | 'subgroup'>

export const titleOf = ({ group, subjectName, subgroup }: Titled, language: Language): string =>
  [group.label, subjectName[language], subgroup?.label].filter(Boolean).join(' · ')

type FiledRow = Pick<JournalRow, 'fullName' | 'marks'> & { period: [number | null, string]; since: string }

/**
 * Whom a file lists: of a closed period those who were signed, in their order and with their names, and what has changed
 * since; else the class of the journal. With the percent and the mark of the period.
 */
function rowsOf({ journal, sheet }: Filed, language: Language): FiledRow[] {
  const signed = new Map(sheet.rows.map((row) => [row.userId, row]))
  const marks = new Map(journal.rows.map((row) => [row.userId, row.marks]))
  const listed = sheet.status === 'closed' ? sheet.rows : journal.rows
  return listed.map(({ userId, fullName }) => {
    const row = signed.get(userId)
    return {
      fullName,
      marks: marks.get(userId) ?? {},
      period: row ? [row.percent, markWord(row.mark, sheet.scoreType, language)] : [null, ''],
      since: row?.now ? sinceWords(sinceSigned(row.now), language) : '',
    }
  })
}

/** A mark of digits is a number to whoever reckons with the sheet. */
const numbered = (value: string | number | null): string | number | null =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value

/** Two sheets: marks by date, and themes with homework. */
export async function journalSheets(filed: Filed, language: Language): Promise<Buffer> {
  return Buffer.from(await write([marksSheet(filed, language), themesSheet(filed, language)]))
}

function marksSheet(filed: Filed, language: Language): SheetToWrite {
  const lessons = lessonsOf(filed.journal)
  const rows = rowsOf(filed, language)
  const word = (key: string) => say(language, `journal-files.${key}`)
  const hasChanged = rows.some(({ since }) => since !== '')
  return {
    name: word('journal'),
    headers: [
      word('number'),
      word('student'),
      ...lessons.map((lesson) => [dayOf(lesson), kindOf(lesson, language)].filter(Boolean).join(' ')),
      word('percent'),
      word('mark'),
      ...(hasChanged ? [word('since-signed')] : []),
    ],
    rows: rows.map((row, index) => [
      index + 1,
      row.fullName,
      ...lessons.map((lesson) => numbered(cellText(row, lesson, language))),
      ...row.period.map(numbered),
      ...(hasChanged ? [row.since] : []),
    ]),
  }
}

function themesSheet({ journal, homework }: Filed, language: Language): SheetToWrite {
  const word = (key: string) => say(language, `journal-files.${key}`)
  return {
    name: word('themes'),
    headers: [word('date'), word('kind'), word('theme'), word('homework')],
    rows: lessonsOf(journal).map((lesson) => [
      { day: lesson.date },
      kindOf(lesson, language),
      lesson.theme,
      homework.get(lesson.uuid) ?? '',
    ]),
  }
}

/** The names take what the lessons leave, but no more than they need. */
const nameWidth = (lessons: readonly JournalLesson[], isLast: boolean): number => {
  const taken = lessons.reduce((total, lesson) => total + dayWidth(lesson), isLast ? percentWidth + markWidth : 0)
  return Math.min(220, a4.height - 2 * a4.margin - 22 - taken)
}

/** A work names itself above its column. */
const dayWidth = ({ kind }: JournalLesson): number => (kind === 'sor' || kind === 'soch' ? 30 : 18.5)
const percentWidth = 24
/** Wide enough for the word of each language in one line. */
const markWidth = 38

/** Columns of lessons on one sheet of paper. */
const most = 30

/** The same on paper, as the school files it: marks across, then the themes. */
export function journalPaper(filed: Filed, language: Language): Promise<Buffer> {
  const { journal, homework, sheet } = filed
  const word = (key: string) => say(language, `journal-files.${key}`)
  const title = titleOf(sheet, language)
  const { startsOn, endsOn, now } = sheet
  const head = [
    title,
    `${dottedOf(startsOn)} – ${dottedOf(endsOn)} · ${say(language, 'journal-files.teacher', { name: sheet.teacher.label })}`,
    ...(now ? [`${word('since-signed')}: ${sinceWords(calledSinceSigned(now), language)}`] : []),
  ]
  const listed = rowsOf(filed, language)
  const lessons = lessonsOf(journal)
  const parts = Array.from({ length: Math.max(1, Math.ceil(lessons.length / most)) }, (_, at) =>
    lessons.slice(at * most, (at + 1) * most),
  )
  return pdfOf(title, localeOf(language), (paper) => {
    for (const [at, part] of parts.entries()) {
      const isLast = at === parts.length - 1
      const columns: PaperColumn[] = [
        { title: word('number'), width: 22, align: 'center' },
        { title: word('student'), width: nameWidth(part, isLast) },
        ...part.map((lesson) => ({
          title: [dayOf(lesson).replace('.', '\n'), kindOf(lesson, language)].filter(Boolean).join('\n'),
          width: dayWidth(lesson),
          align: 'center' as const,
        })),
        ...(isLast
          ? [
              { title: word('percent'), width: percentWidth, align: 'center' as const },
              { title: word('mark'), width: markWidth, align: 'center' as const },
            ]
          : []),
      ]
      const rows = listed.map((row, index) => [
        String(index + 1),
        [row.fullName, row.since].filter(Boolean).join('\n'),
        ...part.map((lesson) => cellText(row, lesson, language)),
        ...(isLast ? row.period.map((value) => String(value ?? '')) : []),
      ])
      drawTable(paper, { head, columns, rows, landscape: true })
    }
    const room = a4.width - 2 * a4.margin
    drawTable(paper, {
      head,
      columns: [
        { title: word('date'), width: 44 },
        { title: word('kind'), width: 46 },
        { title: word('theme'), width: (room - 90) / 2 },
        { title: word('homework'), width: (room - 90) / 2 },
      ],
      rows: lessons.map((lesson) => [
        dayOf(lesson),
        kindOf(lesson, language),
        lesson.theme,
        homework.get(lesson.uuid) ?? '',
      ]),
    })
  })
}

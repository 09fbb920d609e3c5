import { type Language, localeOf } from '@qalam/contract/kernel/languages.ts'
import { sinceSigned } from '@qalam/contract/period-marks/since-signed.ts'
import { say } from '#platform/http/errors.ts'
import { a4, type Paper, pdfOf } from '#platform/print/pdf.ts'
import { drawTable } from '#platform/print/table.ts'
import type { JournalCard, CardYear } from '../service/cards.ts'
import { bySubject, cardPeriods, markWord, periodTitle, sinceWords } from './words.ts'

/** Report cards, each year of each student on a page of its own. */
export function cardsPaper(cards: readonly JournalCard[], year: number | null, language: Language): Promise<Buffer> {
  const title = say(language, 'journal-files.card')
  return pdfOf(title, localeOf(language), (paper) => {
    for (const card of cards) {
      for (const one of card.years) drawYear(paper, one, language)
      if (card.years.length === 0) drawNothing(paper, card, year, language)
    }
  })
}

const yearWords = (year: number, language: Language) =>
  say(language, 'journal-files.year', { from: year, to: year + 1 })

function drawYear(paper: Paper, { year, fullName, groups, school, subjects, now }: CardYear, language: Language) {
  // Half-years stand only where a subject is marked by them, and so do exams.
  const shown = cardPeriods.filter((period) =>
    subjects.some(
      ({ marks }) => period.startsWith('q') || period === 'year' || marks.some((one) => one.period === period),
    ),
  )
  const width = 38
  drawTable(paper, {
    head: [
      `${say(language, 'journal-files.card')} · ${fullName}`,
      `${groups.map((group) => classWords(group, language)).join(', ')} · ${yearWords(year, language)} · ${school[language]}`,
      ...broughtNote(subjects, language),
      ...(now ? [`${say(language, 'journal-files.since-signed')}: ${sinceWords(sinceSigned(now), language)}`] : []),
    ],
    columns: [
      { title: say(language, 'journal-files.subject'), width: a4.width - 2 * a4.margin - shown.length * width },
      ...shown.map((period) => ({ title: periodTitle(period, language), width, align: 'center' as const })),
    ],
    rows: subjects.toSorted(bySubject(language)).map(({ subject, marks }) => [
      subject[language],
      ...shown.map((period) => {
        const mark = marks.find((one) => one.period === period)
        return mark ? `${markWord(mark, mark.scoreType, language)}${mark.from ? '*' : ''}` : ''
      }),
    ]),
    foot: say(language, 'journal-files.signatures'),
  })
}

const classWords = ({ label, from }: CardYear['groups'][number], language: Language): string =>
  from ? `${label} (${from[language]})` : label

/** A mark with a star was given by another school, and came along certified. */
function broughtNote(subjects: CardYear['subjects'], language: Language): string[] {
  const schools = new Set(subjects.flatMap(({ marks }) => marks.flatMap(({ from }) => from?.[language] ?? [])))
  return schools.size === 0 ? [] : [say(language, 'journal-files.brought', { schools: [...schools].join(', ') })]
}

function drawNothing(paper: Paper, { fullName }: JournalCard, year: number | null, language: Language): void {
  drawTable(paper, {
    head: [
      `${say(language, 'journal-files.card')} · ${fullName}`,
      ...(year === null ? [] : [yearWords(year, language)]),
      say(language, 'journal-files.no-marks'),
    ],
    columns: [],
    rows: [],
  })
}

import { isCredit } from '@qalam/contract/journal/rules.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { periodWith } from '@qalam/contract/period-marks/rules.ts'
import { say } from '#platform/http/errors.ts'
import { type SheetToWrite, write, type CellToWrite } from '#platform/text/xlsx.ts'
import type { JournalCard, CardSubject } from '../service/cards.ts'
import { bySubject, markWord } from './words.ts'

type Grouped = { label: string; cards: readonly JournalCard[]; quarter: number }

/** Students by subjects for the period that a quarter (1…4) lies in, with the shares below. */
export function groupSheet({ label, cards, quarter }: Grouped, language: Language): SheetToWrite {
  const all = cards.flatMap((card) => subjectsOf(card)).toSorted(bySubject(language))
  const subjects = [...new Set(all.map(({ subject }) => subject[language]))]
  const markOf = (card: JournalCard, name: string) => {
    const own = subjectsOf(card).find(({ subject }) => subject[language] === name)
    return own && { own, mark: own.marks.find(({ period }) => period === periodWith(own.scoreType, quarter)) }
  }
  const scoresIn = (name: string): number[] =>
    cards.flatMap((card) => {
      const found = markOf(card, name)
      return found && !isCredit(found.own.scoreType) ? (found.mark?.score ?? []) : []
    })
  const shareRow = (key: 'quality' | 'success', least: number): CellToWrite[] => [
    null,
    say(language, `journal-files.${key}`),
    ...subjects.map((name) => {
      const scores = scoresIn(name)
      return scores.length === 0
        ? null
        : Math.round((100 * scores.filter((score) => score >= least).length) / scores.length)
    }),
  ]
  return {
    name: label,
    headers: [say(language, 'journal-files.number'), say(language, 'journal-files.student'), ...subjects],
    rows: [
      ...cards.map((card, index): CellToWrite[] => [
        index + 1,
        nameOf(card),
        ...subjects.map((name): CellToWrite => {
          const found = markOf(card, name)
          const text = found ? markWord(found.mark, found.own.scoreType, language) : ''
          return /^\d+$/.test(text) ? Number(text) : text
        }),
      ]),
      shareRow('quality', 4),
      shareRow('success', 3),
    ],
  }
}

/** As it was signed, with the name of today. */
function nameOf({ fullName, years: [year] }: JournalCard): string {
  return year && year.fullName !== fullName ? `${year.fullName} (${fullName})` : fullName
}

const subjectsOf = ({ years }: JournalCard): CardSubject[] => years.flatMap(({ subjects }) => subjects)

export const groupFile = async (grouped: Grouped, language: Language): Promise<Buffer> =>
  Buffer.from(await write([groupSheet(grouped, language)]))

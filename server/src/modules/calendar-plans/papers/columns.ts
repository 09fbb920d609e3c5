import { catalogue } from '@qalam/contract/messages.ts'
import { dottedOf, numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { languages } from '@qalam/contract/kernel/languages.ts'
import { entityKinds, type EntityKind } from '@qalam/contract/schedule/drafts.ts'
import type { CellToWrite } from '#platform/text/xlsx.ts'
import type { SheetTheme } from '@qalam/contract/calendar-plans/sheet.ts'
import type { Say } from './model.ts'

/** The columns of a plan as a workbook (order №130, appendix 6, and what the sheet knows besides). */
export const columnKeys = [
  'quarter',
  'ordinal',
  'section',
  'theme',
  'objectives',
  'hours',
  'date',
  'kind',
  'max-score',
  'content',
  'devices',
  'note',
] as const
export type ColumnKey = (typeof columnKeys)[number]

export const titlesOf = (say: Say): string[] => columnKeys.map((key) => say(`calendar-plans.column-${key}`))

/** Compared without case, spaces and signs: `№ темы` is `№темы`. */
const bare = (text: string): string => text.toLowerCase().replace(/[\s.,:;()«»"]/g, '')

const titles = new Map<string, ColumnKey>(
  columnKeys.flatMap((key) =>
    languages.map((language) => [bare(catalogue[`calendar-plans.column-${key}`][language]), key] as const),
  ),
)
/** The column that a heading names, in any of the three languages. */
export const columnNamed = (heading: string): ColumnKey | undefined => titles.get(bare(heading))

const kinds = new Map<string, EntityKind>(
  entityKinds.flatMap((kind) => [
    [kind, kind] as const,
    ...languages.map((language) => [bare(catalogue[`lesson-type.${kind}`][language]), kind] as const),
  ]),
)

/** The lesson type that a word names; an empty one is an ordinary lesson. */
export const kindNamed = (word: string): EntityKind | undefined => (word === '' ? 'regular' : kinds.get(bare(word)))

/** A theme as a row of the workbook. */
export const cellsOf = (theme: SheetTheme, say: Say): CellToWrite[] => [
  numberOfQuarter(theme.quarterId),
  theme.ordinal,
  theme.section,
  theme.theme,
  theme.objectives.join(', '),
  1,
  theme.lesson ? { day: theme.lesson.date } : null,
  say(`lesson-type.${theme.kind}`),
  theme.maxScore,
  theme.content,
  theme.devices,
  theme.note,
]

/** The same for the printer. */
export const wordsOf = (theme: SheetTheme, say: Say): string[] => [
  `${theme.ordinal}`,
  theme.section,
  theme.kind === 'regular' ? theme.theme : `${say(`lesson-type.${theme.kind}`)}: ${theme.theme}`,
  theme.objectives.join(', '),
  '1',
  theme.lesson ? dottedOf(theme.lesson.date) : '',
  [theme.devices, theme.note].filter(Boolean).join('; '),
]

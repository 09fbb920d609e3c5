import type { Verdict } from './ledger.ts'

export type Row = {
  what: string
  attempts: number
  acknowledged: number
  reported: number
  verdict: Verdict
  more: string
}

/** A count as the page writes it. */
export const figure = (value: number): string => value.toLocaleString('en')

/** The page of docs that shows a run. */
export const pageOf = (rows: readonly Row[]): string =>
  [
    '# What marks survive',
    '',
    '`npm run torture` writes this page. Devices write marks through the product as its page does, and send again what was not answered; what they were told is then held against the events of the database.',
    '',
    '| What happens | Attempts | Told stored | Told stale | Stored and missing | Twice | Another value | Cells out of order |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ what, attempts, acknowledged, reported, verdict: { missing, twice, strange, broken } }) =>
        `| ${what} | ${[attempts, acknowledged, reported, missing, twice, strange, broken].map(figure).join(' | ')} |`,
    ),
    '',
    ...rows.map(({ what, more }) => `- ${what}: ${more}.`),
    '',
  ].join('\n')

import { type About, commonFacts, coveredBy, word } from './about.ts'
import type { SchoolPaper } from './model.ts'

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))
const bands = [
  ['low', 0, 39],
  ['middle', 40, 84],
  ['high', 85, 100],
] as const

/** The analysis of a work that was written (order №130, appendix 8): shares low, middle and high; causes are the teacher's. */
export function analysisOf(about: About): SchoolPaper {
  const { theme, facts } = about
  const max = theme.maxScore ?? 10
  const marked = facts.scores.map(({ name, score }) => ({ name, score, percent: percentOf(score, max) }))
  const average = marked.reduce((sum, { score }) => sum + score, 0) / Math.max(1, marked.length)
  const shares = bands.map(([band, from, to]) => {
    const inBand = marked.filter(({ percent }) => percent >= from && percent <= to)
    return { band, from, to, inBand, share: percentOf(inBand.length, marked.length) }
  })
  const quality = percentOf(marked.filter(({ percent }) => percent >= 65).length, marked.length)
  return {
    name: word(about, 'analysis-name'),
    title: word(about, 'analysis-title'),
    facts: [
      ...commonFacts(about),
      [word(about, 'wrote'), `${marked.length} / ${facts.pupils}`],
      [word(about, 'max-score'), `${max}`],
      [word(about, 'average'), marked.length > 0 ? average.toFixed(1) : ''],
      [word(about, 'quality'), marked.length > 0 ? `${quality} %` : ''],
      [word(about, 'reached'), [...new Set(coveredBy(about).flatMap((one) => one.objectives))].join(', ')],
      [word(about, 'difficult'), ''],
      [word(about, 'causes'), ''],
      [word(about, 'correction'), ''],
    ],
    tables: [
      {
        title: word(about, 'shares'),
        columns: [
          { title: word(about, 'band'), width: 25 },
          { title: word(about, 'pupils'), width: 15 },
          { title: '%', width: 10 },
          { title: word(about, 'names'), width: 50 },
        ],
        rows: shares.map(({ band, from, to, inBand, share }) => [
          `${word(about, `band-${band}`)} (${from}–${to} %)`,
          `${inBand.length}`,
          `${share}`,
          inBand.map(({ name, score }) => `${name} (${score})`).join(', '),
        ]),
      },
    ],
  }
}

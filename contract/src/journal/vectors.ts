import type { PeriodScores } from './rules.ts'

type Expected = { percent: number; mark: number }

/** Worked examples of a period under the rules of 2026, by both ways to count sors. */
export const periodVectors: readonly (PeriodScores & { byPoints: Expected; byPercent: Expected })[] = [
  {
    formative: [8, 8],
    sor: [{ score: 14, max: 20 }],
    soch: [{ score: 18, max: 25 }],
    byPoints: { percent: 74, mark: 4 },
    byPercent: { percent: 74, mark: 4 },
  },
  {
    formative: [7],
    sor: [{ score: 13, max: 20 }],
    soch: [{ score: 20, max: 25 }],
    byPoints: { percent: 74, mark: 4 },
    byPercent: { percent: 74, mark: 4 },
  },
  {
    formative: [5],
    sor: [{ score: 11, max: 20 }],
    soch: [{ score: 14, max: 20 }],
    byPoints: { percent: 61, mark: 3 },
    byPercent: { percent: 61, mark: 3 },
  },
  {
    formative: [7],
    sor: [{ score: 18, max: 25 }],
    soch: [{ score: 19, max: 25 }],
    byPoints: { percent: 74, mark: 4 },
    byPercent: { percent: 74, mark: 4 },
  },
  {
    formative: [6],
    sor: [{ score: 29, max: 50 }],
    soch: [{ score: 31, max: 50 }],
    byPoints: { percent: 61, mark: 3 },
    byPercent: { percent: 61, mark: 3 },
  },
  {
    formative: [7, 8, 9, 6, 8],
    sor: [
      { score: 12, max: 15 },
      { score: 9, max: 15 },
    ],
    soch: [{ score: 18, max: 25 }],
    byPoints: { percent: 73, mark: 4 },
    byPercent: { percent: 73, mark: 4 },
  },
  {
    formative: [8, 9],
    sor: [
      { score: 7, max: 7 },
      { score: 5, max: 20 },
    ],
    soch: [{ score: 20, max: 30 }],
    byPoints: { percent: 66, mark: 4 },
    byPercent: { percent: 70, mark: 4 },
  },
  {
    formative: [7, 7],
    sor: [
      { score: 7, max: 7 },
      { score: 5, max: 20 },
    ],
    soch: [{ score: 20, max: 30 }],
    byPoints: { percent: 62, mark: 3 },
    byPercent: { percent: 66, mark: 4 },
  },
  {
    formative: [9, 8],
    sor: [{ score: 12, max: 15 }],
    soch: [],
    byPoints: { percent: 83, mark: 4 },
    byPercent: { percent: 83, mark: 4 },
  },
  {
    formative: [8],
    sor: [{ score: 14, max: 20 }],
    soch: [],
    byPoints: { percent: 75, mark: 4 },
    byPercent: { percent: 75, mark: 4 },
  },
  {
    formative: [10, 10],
    sor: [{ score: 20, max: 20 }],
    soch: [{ score: 30, max: 30 }],
    byPoints: { percent: 100, mark: 5 },
    byPercent: { percent: 100, mark: 5 },
  },
  {
    formative: [1],
    sor: [{ score: 0, max: 10 }],
    soch: [{ score: 0, max: 20 }],
    byPoints: { percent: 3, mark: 2 },
    byPercent: { percent: 3, mark: 2 },
  },
  {
    formative: [8],
    sor: [{ score: 17, max: 20 }],
    soch: [{ score: 43, max: 50 }],
    byPoints: { percent: 84, mark: 4 },
    byPercent: { percent: 84, mark: 4 },
  },
  {
    formative: [8],
    sor: [{ score: 18, max: 20 }],
    soch: [{ score: 42, max: 50 }],
    byPoints: { percent: 85, mark: 5 },
    byPercent: { percent: 85, mark: 5 },
  },
  {
    formative: [6],
    sor: [{ score: 18, max: 20 }],
    soch: [{ score: 27, max: 50 }],
    byPoints: { percent: 65, mark: 4 },
    byPercent: { percent: 65, mark: 4 },
  },
  {
    formative: [5],
    sor: [{ score: 8, max: 20 }],
    soch: [{ score: 17, max: 50 }],
    byPoints: { percent: 40, mark: 3 },
    byPercent: { percent: 40, mark: 3 },
  },
  {
    formative: [5],
    sor: [{ score: 8, max: 20 }],
    soch: [{ score: 16, max: 50 }],
    byPoints: { percent: 39, mark: 2 },
    byPercent: { percent: 39, mark: 2 },
  },
]

/** Worked examples of a year mark. */
export const yearVectors: readonly { marks: readonly number[]; year: number }[] = [
  { marks: [4, 3, 4, 5], year: 4 },
  { marks: [5, 4, 5, 4], year: 5 },
  { marks: [3, 3, 4, 3], year: 3 },
  { marks: [2, 3, 3, 2], year: 3 },
  { marks: [5, 5, 5, 4], year: 5 },
  { marks: [4, 5], year: 5 },
  { marks: [3, 4], year: 4 },
]

import { scaleBand, scaleLinear, type ScaleBand, type ScaleLinear } from 'd3-scale'

/** One line of numbers, a value for each category; null where there is none. */
export type Series = { name: string; values: readonly (number | null)[] }

/** Where things stand inside a drawing of this size. */
export type Plot = {
  width: number
  height: number
  left: number
  top: number
  right: number
  bottom: number
  x: ScaleBand<number>
  y: ScaleLinear<number, number>
  ticks: readonly number[]
  /** Every how many categories have their name written, so that names do not run into each other. */
  every: number
}

export const chartHeight = 260
/** Six tones and six signs are told apart; a chart with more series is a table. */
export const tones = 6

const charWidth = 7.5
const longestLabel = 14

/** A category's name as it stands under the axis; the whole name is in the table. */
export const short = (name: string): string =>
  name.length > longestLabel ? `${name.slice(0, longestLabel - 1).trimEnd()}…` : name

/** The ends of the value axis: always with zero, and never of no length. */
export function domainOf(values: readonly (number | null)[], most?: number): [number, number] {
  const known = values.filter((value) => value !== null)
  const low = Math.min(0, ...known)
  const high = most ?? Math.max(0, ...known)
  return [low, high > low ? high : low + 1]
}

/** Scales for categories along the bottom and values up the side. */
export function plotOf(
  width: number,
  categories: readonly string[],
  [low, high]: [number, number],
  format: (value: number) => string,
): Plot {
  const y = scaleLinear([low, high], [chartHeight - 34, 12]).nice(5)
  const ticks = y.ticks(5)
  const left = Math.max(...ticks.map((tick) => format(tick).length)) * charWidth + 12
  const x = scaleBand<number>([left, Math.max(width - 8, left + 1)])
    .domain(categories.map((_, index) => index))
    .paddingInner(0.25)
    .paddingOuter(0.12)
  const widest = Math.max(1, ...categories.map((name) => short(name).length)) * charWidth + 8
  const every = Math.max(1, Math.ceil(widest / Math.max(x.step(), 1)))
  return { width, height: chartHeight, left, top: 12, right: width - 8, bottom: chartHeight - 34, x, y, ticks, every }
}

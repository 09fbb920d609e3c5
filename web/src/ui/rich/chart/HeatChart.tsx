import { scaleBand, scaleLinear } from 'd3-scale'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { domainOf, short } from './plot.ts'
import styles from './Chart.module.css'

const rowHeight = 34
const headHeight = 26
/** Letters stand on the strongest tint too: above this part of the accent they could not be read in some looks. */
export const strongestTint = 45

/** A value for each pair: a class by a day. Rows are the series; every cell says its number, the tint only helps. */
export function HeatChart(chart: ChartProps) {
  const { categories, series, format = String } = chart

  const draw = (width: number) => {
    const [low, high] = domainOf(series.flatMap(({ values }) => values))
    const tint = scaleLinear([low, high], [0, strongestTint])
    const left = Math.max(...series.map(({ name }) => short(name).length)) * 7.5 + 12
    const x = scaleBand<number>([left, Math.max(width, left + 1)])
      .domain(categories.map((_, index) => index))
      .padding(0.04)
    const every = Math.max(1, Math.ceil((Math.max(...categories.map((name) => short(name).length)) * 7.5) / x.step()))
    return (
      <svg className={styles.drawing} width={width} height={headHeight + series.length * rowHeight} aria-hidden>
        {categories.map((name, index) =>
          index % every === 0 ? (
            <text
              key={index}
              className={styles.axis}
              x={(x(index) ?? 0) + x.bandwidth() / 2}
              y="16"
              textAnchor="middle"
            >
              {short(name)}
            </text>
          ) : null,
        )}
        {series.map(({ name, values }, row) => (
          <g key={name} transform={`translate(0 ${headHeight + row * rowHeight})`}>
            <text className={styles.axis} x={left - 6} y={rowHeight / 2} dy="0.35em" textAnchor="end">
              {short(name)}
            </text>
            {values.map((value, index) =>
              value === null ? null : (
                <g key={index} transform={`translate(${x(index) ?? 0} 0)`}>
                  <rect
                    style={{ fill: `color-mix(in srgb, var(--accent) ${tint(value)}%, var(--raised))` }}
                    width={x.bandwidth()}
                    height={rowHeight - 3}
                    rx="3"
                  >
                    <title>{`${name}, ${categories[index] ?? ''}: ${format(value)}`}</title>
                  </rect>
                  <text
                    className={styles.value}
                    x={x.bandwidth() / 2}
                    y={rowHeight / 2 - 1}
                    dy="0.3em"
                    textAnchor="middle"
                  >
                    {format(value)}
                  </text>
                </g>
              ),
            )}
          </g>
        ))}
      </svg>
    )
  }

  return <ChartFrame {...chart} sign={null} draw={draw} />
}

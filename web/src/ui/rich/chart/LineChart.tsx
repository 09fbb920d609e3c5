import { line } from 'd3-shape'
import { Axes } from './Axes.tsx'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { signOf, toneOf } from './Legend.tsx'
import { domainOf, plotOf } from './plot.ts'
import styles from './Chart.module.css'

/** Numbers through time. A line is broken where a value is missing; each series has a sign of its own. */
export function LineChart({ most, ...chart }: ChartProps & { most?: number | undefined }) {
  const { categories, series, format = String } = chart

  const draw = (width: number) => {
    const domain = domainOf(
      series.flatMap(({ values }) => values),
      most,
    )
    const plot = plotOf(width, categories, domain, format)
    const middle = (index: number) => (plot.x(index) ?? 0) + plot.x.bandwidth() / 2
    const path = line<number | null>()
      .defined((value) => value !== null)
      .x((_, index) => middle(index))
      .y((value) => plot.y(value ?? 0))
    return (
      <svg className={styles.drawing} width={width} height={plot.height} aria-hidden>
        <Axes plot={plot} categories={categories} format={format} />
        {series.map(({ name, values }, at) => (
          <g key={name} data-tone={toneOf(at)}>
            <path className={styles.line} d={path([...values]) ?? ''} />
            {values.map((value, index) =>
              value === null ? null : (
                <path
                  key={index}
                  className={styles.fill}
                  d={signOf(at)}
                  transform={`translate(${middle(index)} ${plot.y(value)})`}
                >
                  <title>{`${categories[index] ?? ''}, ${name}: ${format(value)}`}</title>
                </path>
              ),
            )}
          </g>
        ))}
      </svg>
    )
  }

  return <ChartFrame {...chart} sign="symbol" draw={draw} />
}

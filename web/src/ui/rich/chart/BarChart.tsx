import { scaleBand } from 'd3-scale'
import { Axes } from './Axes.tsx'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { toneOf } from './Legend.tsx'
import { domainOf, plotOf } from './plot.ts'
import styles from './Chart.module.css'

/** Bars side by side: one number of several groups. `most` is the end of the axis where there is one, such as 100 %. */
export function BarChart({ most, ...chart }: ChartProps & { most?: number | undefined }) {
  const { categories, series, format = String } = chart

  const draw = (width: number) => {
    const domain = domainOf(
      series.flatMap(({ values }) => values),
      most,
    )
    const plot = plotOf(width, categories, domain, format)
    const inner = scaleBand<number>([0, plot.x.bandwidth()])
      .domain(series.map((_, index) => index))
      .padding(0.08)
    return (
      <svg className={styles.drawing} width={width} height={plot.height} aria-hidden>
        <Axes plot={plot} categories={categories} format={format} />
        {series.map(({ name, values }, at) => (
          <g key={name} data-tone={toneOf(at)}>
            {values.map((value, index) =>
              value === null ? null : (
                <rect
                  key={index}
                  className={styles.fill}
                  x={(plot.x(index) ?? 0) + (inner(at) ?? 0)}
                  y={Math.min(plot.y(value), plot.y(0))}
                  width={inner.bandwidth()}
                  height={Math.abs(plot.y(value) - plot.y(0))}
                  rx="2"
                >
                  <title>{`${categories[index] ?? ''}, ${name}: ${format(value)}`}</title>
                </rect>
              ),
            )}
          </g>
        ))}
      </svg>
    )
  }

  return <ChartFrame {...chart} sign={series.length > 1 ? 'square' : null} draw={draw} />
}

import { stack } from 'd3-shape'
import { Axes } from './Axes.tsx'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { toneOf } from './Legend.tsx'
import { domainOf, plotOf } from './plot.ts'
import styles from './Chart.module.css'

/** Parts of a whole, one on another: how many fives, fours and threes each class has. */
export function StackedChart(chart: ChartProps) {
  const { categories, series, format = String } = chart

  const draw = (width: number) => {
    const layers = stack<number, number>()
      .keys(series.map((_, at) => at))
      .value((index, at) => series[at]?.values[index] ?? 0)(categories.map((_, index) => index))
    const plot = plotOf(width, categories, domainOf(layers.flatMap((layer) => layer.map(([, high]) => high))), format)
    return (
      <svg className={styles.drawing} width={width} height={plot.height} aria-hidden>
        <Axes plot={plot} categories={categories} format={format} />
        {layers.map((layer) => (
          <g key={layer.key} data-tone={toneOf(layer.key)}>
            {layer.map(([low, high], index) =>
              high > low ? (
                <rect
                  key={index}
                  className={styles.part}
                  x={plot.x(index)}
                  y={plot.y(high)}
                  width={plot.x.bandwidth()}
                  height={plot.y(low) - plot.y(high)}
                >
                  <title>{`${categories[index] ?? ''}, ${series[layer.key]?.name ?? ''}: ${format(high - low)}`}</title>
                </rect>
              ) : null,
            )}
          </g>
        ))}
      </svg>
    )
  }

  return <ChartFrame {...chart} sign="square" draw={draw} />
}

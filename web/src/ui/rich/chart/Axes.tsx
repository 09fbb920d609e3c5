import { type Plot, short } from './plot.ts'
import styles from './Chart.module.css'

type Props = { plot: Plot; categories: readonly string[]; format: (value: number) => string }

/** The lines of the value axis and the names under the categories. */
export function Axes({ plot, categories, format }: Props) {
  return (
    <g>
      {plot.ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.rule} x1={plot.left} x2={plot.right} y1={plot.y(tick)} y2={plot.y(tick)} />
          <text className={styles.axis} x={plot.left - 6} y={plot.y(tick)} dy="0.35em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {categories.map((name, index) =>
        index % plot.every === 0 ? (
          <text
            key={index}
            className={styles.axis}
            x={(plot.x(index) ?? 0) + plot.x.bandwidth() / 2}
            y={plot.bottom + 20}
            textAnchor="middle"
          >
            {short(name)}
          </text>
        ) : null,
      )}
    </g>
  )
}

import { ChartFrame } from './ChartFrame.tsx'
import { toneOf } from './Legend.tsx'
import type { Series } from './plot.ts'
import styles from './BarList.module.css'

type Props = {
  title: string
  categoryTitle: string
  categories: readonly string[]
  series: Series
  /** A value as people read it; with its unit. */
  format?: ((value: number) => string) | undefined
  /** What a full rail stands for, such as everybody who answered; the greatest value where there is no whole. */
  most?: number | undefined
}

/** A bar on a line of its own for each group, where their names are words: none is cut, however narrow the page is. */
export function BarList({ series, most: whole, ...chart }: Props) {
  const { categories, format = String } = chart
  const most = Math.max(1, whole ?? 0, ...series.values.map((value) => value ?? 0))

  const draw = () => (
    <div className={styles.lines} aria-hidden>
      {categories.map((category, index) => {
        const value = series.values[index] ?? null
        return (
          <div key={index} className={styles.line} data-tone={toneOf(0)}>
            <span className={styles.name}>{category}</span>
            <span className={styles.rail}>
              <span className={styles.bar} style={{ width: `${((value ?? 0) / most) * 100}%` }} />
            </span>
            <span className={styles.value}>{value === null ? '—' : format(value)}</span>
          </div>
        )
      })}
    </div>
  )
  return <ChartFrame {...chart} series={[series]} sign={null} draw={draw} />
}

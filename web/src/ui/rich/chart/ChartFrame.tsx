import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { classes } from '../../page/classes.ts'
import { Button } from '../../page/Button.tsx'
import { whenResized } from '../../page/resized.ts'
import { useWord } from '../../page/words.tsx'
import { Legend, type Sign } from './Legend.tsx'
import type { Series } from './plot.ts'
import styles from './Chart.module.css'

export type ChartProps = {
  title: string
  /** What the categories are: a subject, a class, a week. */
  categoryTitle: string
  categories: readonly string[]
  series: readonly Series[]
  /** A value as people read it; with its unit. */
  format?: ((value: number) => string) | undefined
}

type Props = ChartProps & {
  /** How the series are told apart; a chart that writes its names by itself has no legend. */
  sign: Sign | null
  draw: (width: number) => ReactNode
}

const beforeMeasured = 640

/** A drawing and the table of the same numbers. The table is always there for a screen reader; a button shows it to all. */
export function ChartFrame({ title, categoryTitle, categories, series, format = String, sign, draw }: Props) {
  const word = useWord()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const [box, width] = useWidth()

  return (
    <figure ref={box} className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        <Button size="small" kind="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {word('asTable')}
        </Button>
      </figcaption>
      {!isTable && draw(width)}
      {!isTable && sign && <Legend names={series.map(({ name }) => name)} sign={sign} />}
      <div
        className={classes(isTable ? styles.scroll : 'sr-only')}
        {...(isTable && { tabIndex: 0, role: 'region', 'aria-labelledby': id })}
      >
        <table className={styles.table}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{categoryTitle}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, index) => (
              <tr key={index}>
                <th scope="row">{category}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{shown(values[index], format) ?? word('noValue')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

const shown = (value: number | null | undefined, format: (value: number) => string): string | null =>
  value === null || value === undefined ? null : format(value)

/** The width that the drawing has; letters keep their size however narrow it is. */
function useWidth() {
  const box = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(beforeMeasured)
  useEffect(() => {
    const node = box.current
    if (!node) return
    return whenResized(node, () => setWidth(node.clientWidth || beforeMeasured))
  }, [])
  return [box, width] as const
}

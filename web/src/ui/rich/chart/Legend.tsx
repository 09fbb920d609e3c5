import { symbol, symbolsFill } from 'd3-shape'
import { tones } from './plot.ts'
import styles from './Chart.module.css'

/** Series are told apart by tone and by something else that is seen without colours: a sign, or their order. */
export type Sign = 'symbol' | 'square'

/** The sign of a series on a line and in the legend. */
export const signOf = (index: number): string => symbol(symbolsFill[index % symbolsFill.length], 56)() ?? ''

export const toneOf = (index: number): string => String(index % tones)

/** Which tone is which series, in the order in which they are drawn. The table says it to a screen reader. */
export function Legend({ names, sign }: { names: readonly string[]; sign: Sign }) {
  return (
    <ul className={styles.legend} aria-hidden>
      {names.map((name, index) => (
        <li key={name}>
          <svg width="14" height="14" viewBox="-7 -7 14 14" data-tone={toneOf(index)}>
            {sign === 'symbol' ? (
              <path className={styles.fill} d={signOf(index)} />
            ) : (
              <rect className={styles.fill} x="-6" y="-6" width="12" height="12" rx="2" />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

import { text } from '#platform/text.ts'
import type { PlayerProps } from '../player.ts'
import { Bank } from './Bank.tsx'
import { Frame } from './Frame.tsx'
import { Place } from './Place.tsx'
import styles from './Placing.module.css'
import { useSlots } from './useSlots.ts'
import { Words } from '../Words.tsx'

export function Matching({ exercise, answer, onAnswer, locked, named }: PlayerProps<'matching'>) {
  const { left, right } = exercise
  const nameOfPlace = (id: string) => text('exercises.pair-of', { name: left.find((one) => one.id === id)?.text ?? '' })
  const { placing, used, slot } = useSlots({ options: right, nameOfPlace, answer, onAnswer })

  return (
    <Frame placing={placing} named={named} places={left.length}>
      <ul className={styles.rows}>
        {left.map(({ id, text: words }) => (
          <li key={id} className={styles.pair}>
            <span>
              <Words>{words}</Words>
            </span>
            <Place {...slot(id)} locked={locked} />
          </li>
        ))}
      </ul>
      {!locked && <Bank options={right} used={used} placing={placing} locked={locked} />}
    </Frame>
  )
}

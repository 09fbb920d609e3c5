import { Fragment } from 'react'
import { text } from '#platform/text.ts'
import type { PlayerProps } from '../player.ts'
import { Bank } from './Bank.tsx'
import { Frame } from './Frame.tsx'
import { Place } from './Place.tsx'
import styles from './Placing.module.css'
import { useSlots } from './useSlots.ts'
import { Words } from '../Words.tsx'

export function Gaps({ exercise, answer, onAnswer, locked, named }: PlayerProps<'gaps'>) {
  const { gaps, after, options } = exercise
  const nameOfPlace = (id: string) => text('exercises.gap', { number: gaps.findIndex((one) => one.id === id) + 1 })
  const { placing, used, slot } = useSlots({ options, nameOfPlace, answer, onAnswer })

  return (
    <Frame placing={placing} named={named} places={gaps.length}>
      <p className={styles.running}>
        {gaps.map(({ id, before }) => (
          <Fragment key={id}>
            <Words>{before}</Words>
            <Place {...slot(id)} locked={locked} />
          </Fragment>
        ))}
        <Words>{after}</Words>
      </p>
      {!locked && <Bank options={options} used={used} placing={placing} locked={locked} />}
    </Frame>
  )
}

import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { pairsOf, withPairs } from '../given.ts'
import type { PlayerProps } from '../player.ts'
import { Frame } from './Frame.tsx'
import { Group } from './Group.tsx'
import { lift, placeOf, put } from './pairs.ts'
import styles from './Placing.module.css'
import { Thing } from './Thing.tsx'
import { usePlacing } from './usePlacing.ts'

/** Things are sorted into groups; each stands in one of them. */
export function Grouping({ exercise, answer, onAnswer, locked, named }: PlayerProps<'grouping'>) {
  const { items, groups } = exercise
  const pairs = pairsOf(answer)
  const textOf = (list: typeof items, id: string) => list.find((one) => one.id === id)?.text ?? ''
  const placing = usePlacing(
    { thing: (id) => textOf(items, id), place: (id) => text('exercises.group-of', { name: textOf(groups, id) }) },
    (item, group) => onAnswer(withPairs(put(pairs, item, group))),
  )
  const takeBack = (item: string) => {
    onAnswer(withPairs(lift(pairs, item)))
    placing.lifted(item)
  }
  const free = items.filter(({ id }) => placeOf(pairs, id) === undefined)
  const { hand } = placing
  const placedInHand = hand && 'thing' in hand && placeOf(pairs, hand.thing) !== undefined ? hand.thing : null

  return (
    <Frame placing={placing} named={named} places={groups.length + items.length / 2}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            items={items.filter(({ id }) => placeOf(pairs, id) === group.id)}
            placing={placing}
            locked={locked}
            onTakeBack={takeBack}
          />
        ))}
      </div>
      {!locked && (
        <div role="group" aria-label={text('exercises.items')} className={styles.bank}>
          {free.map(({ id, text: words }) => (
            <Thing key={id} id={id} placing={placing} locked={locked}>
              {words}
            </Thing>
          ))}
          {free.length === 0 && <p className={styles.said}>{text('exercises.all-placed')}</p>}
          {placedInHand && (
            <Button kind="quiet" onClick={() => takeBack(placedInHand)}>
              {text('exercises.put-back')}
            </Button>
          )}
        </div>
      )}
    </Frame>
  )
}

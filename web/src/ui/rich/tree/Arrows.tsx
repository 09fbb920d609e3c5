import { IconButton } from '../../page/IconButton.tsx'
import { IconNext } from '../../page/icons.ts'
import { useWord } from '../../page/words.tsx'
import type { Direction } from './moves.ts'
import styles from './Tree.module.css'

type Props = { name: string; can: (direction: Direction) => boolean; onGo: (direction: Direction) => void }

const directions = [
  ['up', 'moveUp'],
  ['down', 'moveDown'],
  ['out', 'moveOut'],
  ['in', 'moveIn'],
] as const

/** The moves as buttons: for a finger, a switch, and whoever cannot drag. */
export function Arrows({ name, can, onGo }: Props) {
  const word = useWord()
  return (
    <div role="group" aria-label={word('moveItem', { name })} className={styles.arrows}>
      {directions.map(([direction, key]) => (
        <IconButton key={direction} label={word(key)} disabled={!can(direction)} onClick={() => onGo(direction)}>
          <IconNext aria-hidden data-direction={direction} />
        </IconButton>
      ))}
    </div>
  )
}

import type { SplitPupil } from '@qalam/contract/groups/subgroups.ts'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { classes } from '#ui/page/classes.ts'
import styles from './Split.module.css'

type Props = {
  /** Null: those who are in neither half. */
  half: 1 | 2 | null
  title: string
  teacher: string | null
  pupils: readonly SplitPupil[]
  chosen: ReadonlySet<number>
  onChoose: (ids: ReadonlySet<number>) => void
  /** Null for whoever may only look. The focus goes along. */
  onMove: ((ids: readonly number[], to: 1 | 2) => void) | null
}

/** The pupil that is being carried; the browser hides what is carried until it is dropped. */
const carried = 'application/x-pupil'

/** One half of a class, or those who are in neither. */
export function HalfCard({ half, title, teacher, pupils, chosen, onChoose, onMove }: Props) {
  const [isOver, setOver] = useState(false)
  const ticked = pupils.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const id = Number(event.dataTransfer.getData(carried))
    if (onMove && half !== null && id) onMove(chosen.has(id) ? [...chosen] : [id], half)
  }
  const onKeyDown = (id: number) => (event: KeyboardEvent) => {
    const to = event.key === 'ArrowLeft' ? 1 : event.key === 'ArrowRight' ? 2 : null
    if (!onMove || to === null || to === half) return
    event.preventDefault()
    onMove([id], to)
  }
  const tick = (id: number) => (isTicked: boolean | null | undefined) => {
    const next = new Set(chosen)
    if (isTicked) next.add(id)
    else next.delete(id)
    onChoose(next)
  }

  return (
    <div
      className={classes(styles.half, isOver && styles.over, half === null && styles.nowhere)}
      onDragOver={(event) => {
        if (!onMove || half === null || !event.dataTransfer.types.includes(carried)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Card
        title={`${title}: ${pupils.length}`}
        actions={
          onMove &&
          ([1, 2] as const)
            .filter((to) => to !== half)
            .map((to) => (
              <Button key={to} size="small" disabled={ticked.length === 0} onClick={() => onMove(ticked, to)}>
                {text('groups.move-to', { number: to })}
              </Button>
            ))
        }
      >
        {teacher !== null && <p className={styles.teacher}>{teacher}</p>}
        <ul className={styles.list}>
          {pupils.map(({ id, name, sex }) => (
            <li
              key={id}
              data-pupil={id}
              draggable={onMove !== null}
              onDragStart={(event) => event.dataTransfer.setData(carried, String(id))}
              onKeyDown={onKeyDown(id)}
            >
              {onMove ? <CheckField label={name} value={chosen.has(id)} onChange={tick(id)} /> : name}
              <span className={styles.sex}>{text(`groups.sex-${sex}`)}</span>
            </li>
          ))}
        </ul>
        {pupils.length === 0 && <p className={styles.teacher}>{text('groups.half-empty')}</p>}
      </Card>
    </div>
  )
}

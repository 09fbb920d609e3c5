import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import type { groups } from '@qalam/contract/groups/api.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { useHold } from '#ui/overlay/holding.ts'
import { halfOf } from './draft.ts'
import { HalfCard } from './HalfCard.tsx'
import { SplitBar } from './SplitBar.tsx'
import { StoreDialog } from './StoreDialog.tsx'
import styles from './Split.module.css'
import { TimesTable } from './TimesTable.tsx'
import { useSplit } from './useSplit.ts'

type Props = Answer<typeof groups.split>

/** The two halves side by side; pupils are dragged, moved by ticking them, or with the arrow keys. */
export function SplitBoard({ group, subject, subgroups, pupils, times, days, can }: Props) {
  const split = useSplit(group.id, subject.id, pupils)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [said, setSaid] = useState('')
  const board = useRef<HTMLDivElement>(null)
  const follows = useRef<number | null>(null)
  useEffect(() => {
    if (follows.current !== null)
      board.current?.querySelector<HTMLElement>(`[data-pupil="${follows.current}"] input`)?.focus()
    follows.current = null
  }, [split.now])
  useHold(split.isChanged && !split.busy)

  const move = (ids: readonly number[], to: 1 | 2) => {
    const going = ids.filter((id) => halfOf(split.now, id) !== to)
    if (!can.edit || going.length === 0) return
    follows.current = going[0] ?? null
    split.move(going, to)
    setChosen(new Set())
    const names = pupils.filter(({ id }) => going.includes(id)).map(({ name }) => name)
    setSaid(text('groups.moved', { names: names.join(', '), number: to }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyZ' || event.shiftKey || !split.canUndo) return
    event.preventDefault()
    split.undo()
  }
  const pupilsIn = (half: 1 | 2 | null) => pupils.filter(({ id }) => halfOf(split.now, id) === half)
  const nowhere = pupilsIn(null)
  const card = { chosen, onChoose: setChosen, onMove: can.edit ? move : null }

  return (
    <div ref={board} className={styles.board} onKeyDown={onKeyDown}>
      {can.edit && <SplitBar split={split} hasLastYear={pupils.some(({ lastHalf }) => lastHalf !== null)} />}
      {split.failure && <Complaint text={split.failure} />}
      <p role="status" className="sr-only">
        {said}
      </p>
      {nowhere.length > 0 && (
        <HalfCard half={null} title={text('groups.unplaced-title')} teacher={null} pupils={nowhere} {...card} />
      )}
      <div className={styles.halves}>
        {([1, 2] as const).map((half) => {
          const known = subgroups.find(({ number }) => number === half)
          return (
            <HalfCard
              key={half}
              half={half}
              title={known?.name || text('groups.half', { number: half })}
              teacher={known?.teacher ?? text('groups.no-plan')}
              pupils={pupilsIn(half)}
              {...card}
            />
          )
        })}
      </div>
      <TimesTable group={group} subject={subject} times={times} days={days} can={can} />
      {split.isStoring && split.changes && (
        <StoreDialog of={{ groupId: group.id, subjectId: subject.id }} split={split} days={days} />
      )}
    </div>
  )
}

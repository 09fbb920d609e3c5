import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from './Split.module.css'
import type { useSplit } from './useSplit.ts'

type Props = { split: ReturnType<typeof useSplit>; hasLastYear: boolean }

/** Halves the class at once, takes steps back, and stores. */
export function SplitBar({ split, hasLastYear }: Props) {
  const { isChanged, isWhole, canUndo } = split
  return (
    <div className={styles.bar}>
      <Button onClick={() => split.halve('alphabet')}>{text('groups.way-alphabet')}</Button>
      <Button onClick={() => split.halve('sex')}>{text('groups.way-sex')}</Button>
      <Button
        disabled={!hasLastYear}
        title={hasLastYear ? undefined : text('groups.no-last-year')}
        onClick={() => split.halve('last-year')}
      >
        {text('groups.way-last-year')}
      </Button>
      <span className={styles.end}>
        {!isWhole && <Badge tone="warning">{text('groups.not-whole')}</Badge>}
        {split.failure && <Button onClick={split.discard}>{text('groups.discard')}</Button>}
        <Button disabled={!canUndo} aria-keyshortcuts="Control+Z" onClick={split.undo}>
          {text('common.undo')}
        </Button>
        <Button kind="main" disabled={!isChanged || !isWhole} onClick={split.ask}>
          {text('common.save')}
        </Button>
      </span>
    </div>
  )
}

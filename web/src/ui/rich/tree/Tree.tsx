import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../page/Button.tsx'
import { useWord } from '../../page/words.tsx'
import { Arrows } from './Arrows.tsx'
import { find, moved, reversed, stepOf, type Branch, type Direction, type MayHold, type Move } from './moves.ts'
import { Row } from './Row.tsx'
import { useBranches } from './useBranches.ts'
import styles from './Tree.module.css'

type Props = {
  label: string
  branches: readonly Branch[]
  /** Items are moved only where this is given. The caller keeps the new order; taking back comes as the opposite move. */
  onMove?: ((move: Move) => void) | undefined
  mayHold?: MayHold | undefined
  onOpen?: ((id: string) => void) | undefined
}

const keys: Partial<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

const anywhere: MayHold = () => true

/**
 * A tree to walk with the arrows. An item moves with Alt and an arrow, with the buttons below or with the pointer;
 * every move is said and can be taken back with Ctrl+Z.
 */
export function Tree({ label, branches, onMove, mayHold = anywhere, onOpen }: Props) {
  const word = useWord()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [done, setDone] = useState<readonly Move[]>([])
  const [said, say] = useState('')
  const { tree, open } = useBranches(branches, onOpen)
  const focused = tree.getState().focusedItem ?? branches[0]?.id ?? null

  const act = (move: Move) => {
    if (!onMove) return
    if (move.to.parent !== null) open(move.to.parent)
    onMove(move)
    tree.getItemInstance(move.id).setFocused()
    say(wordsOf(moved(branches, move), move, word))
  }
  const go = (move: Move | null) => {
    if (!move) return say(word('noWay'))
    setDone([...done, move])
    act(move)
  }
  const undo = () => {
    const last = done.at(-1)
    if (!last) return
    setDone(done.slice(0, -1))
    act(reversed(last))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.altKey ? keys[event.key] : undefined
    const isUndo = (event.ctrlKey || event.metaKey) && event.code === 'KeyZ' && !event.shiftKey
    if (!onMove || !focused || (!direction && !isUndo)) return
    event.preventDefault()
    event.stopPropagation()
    if (isUndo) undo()
    else if (direction) go(stepOf(branches, focused, direction, mayHold))
  }

  return (
    <div className={styles.tree} onKeyDownCapture={onKeyDown} ref={box}>
      {onMove && (
        <p id={id} className="sr-only">
          {word('treeHelp')}
        </p>
      )}
      <div {...tree.getContainerProps(label)} aria-describedby={onMove ? id : undefined}>
        {tree.getItems().map((item) => (
          <Row key={item.getId()} item={item} branches={branches} mayHold={mayHold} onDrop={onMove && go} />
        ))}
      </div>
      {onMove && focused && (
        <div className={styles.below}>
          <Arrows
            name={find(branches, focused)?.branch.name ?? ''}
            can={(direction) => stepOf(branches, focused, direction, mayHold) !== null}
            onGo={(direction) => go(stepOf(branches, focused, direction, mayHold))}
          />
          <Button size="small" kind="quiet" disabled={done.length === 0} onClick={undo}>
            {word('undo')}
          </Button>
        </div>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}

function wordsOf(tree: readonly Branch[], { id, to }: Move, word: ReturnType<typeof useWord>): string {
  const found = find(tree, id)
  const among = { name: found?.branch.name ?? '', place: to.index + 1, count: found?.siblings.length ?? 0 }
  const holder = to.parent === null ? null : find(tree, to.parent)
  return holder ? word('movedInto', { ...among, holder: holder.branch.name }) : word('movedTo', among)
}

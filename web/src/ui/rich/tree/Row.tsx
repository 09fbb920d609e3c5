import type { ItemInstance } from '@headless-tree/core'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconNext } from '../../page/icons.ts'
import { dropped, type Branch, type MayHold, type Move, type Zone } from './moves.ts'
import styles from './Tree.module.css'

type Props = {
  item: ItemInstance<Branch>
  branches: readonly Branch[]
  mayHold: MayHold
  onDrop: ((move: Move) => void) | undefined
}

/** One item. The pointer takes it by any part of its row and lets it go before, into or after another one. */
export function Row({ item, branches, mayHold, onDrop }: Props) {
  const [node, setNode] = useState<HTMLElement | null>(null)
  const [zone, setZone] = useState<Zone | null>(null)
  const id = item.getId()
  const { ref, ...props } = item.getProps()
  const registered = useRef(ref)
  registered.current = ref

  const moveOf = useEffectEvent((from: unknown, at: Zone) =>
    typeof from === 'string' ? dropped(branches, from, id, at, mayHold) : null,
  )
  const drop = useEffectEvent((move: Move) => onDrop?.(move))
  const isMovable = onDrop !== undefined

  useEffect(() => {
    if (!node || !isMovable) return
    return combine(
      draggable({ element: node, getInitialData: () => ({ [kind]: id }) }),
      dropTargetForElements({
        element: node,
        canDrop: ({ source }) => kind in source.data && source.data[kind] !== id,
        onDrag: ({ source, location }) => {
          const at = zoneOf(node, location.current.input.clientY)
          setZone(moveOf(source.data[kind], at) ? at : null)
        },
        onDragLeave: () => setZone(null),
        onDrop: ({ source, location }) => {
          setZone(null)
          const move = moveOf(source.data[kind], zoneOf(node, location.current.input.clientY))
          if (move) drop(move)
        },
      }),
    )
  }, [node, id, isMovable])

  return (
    <div
      {...props}
      ref={(element) => {
        registered.current(element)
        setNode(element)
      }}
      className={styles.row}
      data-zone={zone ?? undefined}
      style={{ paddingInlineStart: 8 + item.getItemMeta().level * 20 }}
    >
      <IconNext aria-hidden className={styles.fold} data-folder={item.isFolder()} data-open={item.isExpanded()} />
      {item.getItemName()}
    </div>
  )
}

const kind = 'qalam-branch'

/** The upper and the lower quarter of a row mean its neighbours, the middle means the row itself. */
function zoneOf(node: HTMLElement, y: number): Zone {
  const { top, height } = node.getBoundingClientRect()
  const part = (y - top) / height
  return part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'inside'
}

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'

/** What is carried by the pointer; keys move the same things by the menus. */
const Carried = z.object({ kind: z.enum(['page', 'module']), uuid: z.string() })
export type Carried = z.infer<typeof Carried>

type Options = {
  carried: Carried
  takes: (one: Carried) => boolean
  /** `isBelow` is whether it was let go over the lower half. */
  onDrop: (one: Carried, isBelow: boolean) => void
  handle?: RefObject<HTMLElement | null> | undefined
}

/** Makes an element one that can be carried, and one that others can be let go over. */
export function useCarry<E extends HTMLElement>({ carried, takes, onDrop, handle }: Options) {
  const node = useRef<E>(null)
  const [over, setOver] = useState(false)
  const read = useEffectEvent(() => carried)
  const mayTake = useEffectEvent((one: Carried | undefined) => one !== undefined && takes(one))
  const drop = useEffectEvent((one: Carried | undefined, y: number) => {
    const box = node.current?.getBoundingClientRect()
    if (one && box) onDrop(one, y > box.top + box.height / 2)
  })

  useEffect(() => {
    const element = node.current
    if (!element) return
    return combine(
      draggable({ element, ...(handle?.current && { dragHandle: handle.current }), getInitialData: () => read() }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => mayTake(Carried.safeParse(source.data).data),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source, location }) => {
          setOver(false)
          drop(Carried.safeParse(source.data).data, location.current.input.clientY)
        },
      }),
    )
  }, [handle])

  return [node, over] as const
}

import { useEffect } from 'react'
import { rememberedText, store, useStore } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose } from '#ui/page/icons.ts'
import styles from './Schedule.module.css'

const said = rememberedText('schedule-drag-hint')
/** Whether the hint is still to be seen in this visit: it is said in one visit, and not again in the next. */
const isOpen = store(said.get() === null)

/** That a lesson can be dragged: said once on this device, to those who have a mouse, and gone at a press. */
export function DragHint() {
  const isShown = useStore(isOpen)
  useEffect(() => said.set('yes'), [])
  if (!isShown || !window.matchMedia('(pointer: fine)').matches) return null

  return (
    <p className={`${styles.hint} no-print`}>
      {text('schedule.drag-hint')}
      <IconButton label={text('schedule.hide-hint')} onClick={() => isOpen.set(false)}>
        <IconClose />
      </IconButton>
    </p>
  )
}

import { Fragment } from 'react'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './Dialogs.module.css'

/** The keyboard map of the week. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const keys = [
    [text('schedule.key-arrows'), text('schedule.key-arrows-do')],
    ['Enter', text('schedule.key-enter-do')],
    ['M', text('schedule.key-m-do')],
    ['E', text('schedule.key-e-do')],
    ['Delete', text('schedule.key-delete-do')],
    ['Ctrl+Z', text('schedule.key-undo-do')],
  ] as const

  return (
    <Dialog title={text('schedule.keys-title')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={styles.note}>{text('schedule.drag-hint')}</p>
    </Dialog>
  )
}

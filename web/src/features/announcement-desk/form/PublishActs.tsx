import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import styles from '../Desk.module.css'

type Props = {
  isOut: boolean
  busy: boolean
  /** The word for publishing what is not out yet. */
  publish: string
  onDraft: () => void
}

/** The buttons below a form that is stored as a draft first or published at once. */
export function PublishActs({ isOut, busy, publish, onDraft }: Props) {
  return (
    <div className={styles.acts}>
      {!isOut && (
        <Button busy={busy} onClick={onDraft}>
          {text('announcement-desk.store-draft')}
        </Button>
      )}
      <Button type="submit" kind="main" busy={busy}>
        {isOut ? text('common.save') : publish}
      </Button>
    </div>
  )
}

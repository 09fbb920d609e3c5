import { personnel } from '@qalam/contract/personnel/api.ts'
import { useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { stale } from '../reads.ts'
import styles from './Card.module.css'

type Props = { userId: number; kind: 'student' | 'staff' | 'parent'; may: boolean }

/** Says that nobody can sign in, and opens the sign-in again (ERR-BLOCKED-1). */
export function Blocked({ userId, kind, may }: Props) {
  const unblock = useCommand(personnel.unblock, { refresh: stale })
  const open = () => unblock.mutate({ params: { userId } }, { onSuccess: () => tellSuccess(text('person.unblocked')) })

  return (
    <div className={styles.blocked} role="status">
      <p>{text(`person.blocked-${kind}`)}</p>
      {may && (
        <Button size="small" busy={unblock.isPending} onClick={open}>
          {text('person.unblock')}
        </Button>
      )}
    </div>
  )
}

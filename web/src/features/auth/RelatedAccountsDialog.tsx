import { auth } from '@qalam/contract/auth/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { startSession } from '#platform/session.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { FormSkeleton } from '#ui/feedback/Skeletons.tsx'
import { JoinDialog } from './JoinDialog.tsx'
import styles from './RelatedAccountsDialog.module.css'
import { relatedAccounts, userInfo } from './reads.ts'

/** Combining accounts: every place of the person; choosing one goes over to it and starts afresh. */
export function RelatedAccountsDialog({ onClose }: { onClose: () => void }) {
  const { data: accounts, error, refetch } = useQuery(relatedAccounts)
  const { data: user } = useQuery(userInfo)
  const [isJoining, setJoining] = useState(false)
  const go = useCommand(auth.relatedAuth)
  const choose = async (userId: number) => {
    startSession(await go.mutateAsync({ body: { userId } }))
    window.location.assign('/')
  }

  if (isJoining) return <JoinDialog onClose={() => setJoining(false)} />
  return (
    <Dialog title={text('auth.related-title')} onClose={onClose}>
      {accounts && accounts.length > 1 && <p className={styles.lead}>{text('auth.related-lead')}</p>}
      {error && <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />}
      {!accounts && !error && <FormSkeleton fields={2} />}
      {accounts && accounts.length < 2 && <EmptyList title={text('auth.related-only')} />}
      {accounts && accounts.length > 1 && (
        <ul className={styles.list}>
          {accounts.map(({ userId, fullName, role, school, current }) => (
            <li key={userId}>
              <button
                type="button"
                className={styles.account}
                aria-current={current || undefined}
                disabled={current || go.isPending}
                onClick={() => void choose(userId).catch(() => undefined)}
              >
                <strong>{school?.[currentLanguage()] ?? fullName}</strong>
                <span>
                  {text(`role.${role}`)} · {fullName}
                </span>
                {current && <em>{text('auth.related-current')}</em>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {user?.selfMade && (
        <p className={styles.join}>
          <Button onClick={() => setJoining(true)}>{text('auth.join')}</Button>
        </p>
      )}
    </Dialog>
  )
}

import { chat } from '@qalam/contract/chat/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Avatar } from '#ui/page/Avatar.tsx'
import { contactsWith, everyList } from '../reads.ts'
import { Announcing } from './Announcing.tsx'
import styles from './List.module.css'

type Props = { onClose: () => void; onBegun: (uuid: string) => void }

/** Whom one may write to, found by name, subject or class; a press begins the talk. */
export function NewTalk({ onClose, onBegun }: Props) {
  const [search, setSearch] = useState('')
  const found = useQuery({ ...contactsWith(search), placeholderData: (before) => before })
  const begin = useCommand(chat.begin, { refresh: everyList, silent: true })
  const start = (userId: number) => begin.mutate({ body: { userId } }, { onSuccess: ({ uuid }) => void onBegun(uuid) })

  return (
    <Dialog title={text('chat.new')} width={540} onClose={onClose}>
      <p className={styles.lead}>{text('chat.new-lead')}</p>
      {found.data && <Announcing announce={found.data.announce} onBegun={onBegun} />}
      <SearchField label={text('chat.contact')} value={search} onChange={setSearch} />
      {begin.error && <ErrorPanel text={saidBy(begin.error)} onRetry={() => begin.reset()} />}
      {found.error && <ErrorPanel text={saidBy(found.error)} onRetry={() => void found.refetch()} />}
      {!found.data && !found.error && <TableSkeleton rows={4} columns={2} />}
      {found.data?.rows.length === 0 && <EmptyList title={text('chat.nobody')} />}
      <ul className={styles.people} aria-label={text('chat.contacts')}>
        {found.data?.rows.map(({ userId, name, role, about }) => (
          <li key={userId}>
            <button type="button" className={styles.row} disabled={begin.isPending} onClick={() => start(userId)}>
              <Avatar id={userId} name={name} size={40} />
              <span className={styles.words}>
                <span className={styles.title}>{name}</span>
                <span className={styles.last}>{[text(`role.${role}`), about].filter(Boolean).join(' · ')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.data && found.data.total > found.data.rows.length && (
        <p className={styles.lead}>{text('chat.more-people', { total: found.data.total })}</p>
      )}
    </Dialog>
  )
}

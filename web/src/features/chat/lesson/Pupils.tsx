import { chat } from '@qalam/contract/chat/api.ts'
import { useQuery } from '@tanstack/react-query'
import { everyReadOf, saidBy, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { membersOf } from '../reads.ts'
import styles from './Lesson.module.css'

/** The pupils of a lesson: the teacher mutes one, or lets one write again. */
export function Pupils({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(membersOf(uuid))
  const mute = useCommand(chat.mute, { refresh: [everyReadOf(chat.members)] })
  return (
    <Dialog title={text('chat.pupils')} onClose={onClose}>
      {error && <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={6} columns={2} />}
      <ul className={styles.pupils}>
        {data?.map(({ userId, name, muted }) => (
          <li key={userId}>
            <SwitchField
              label={text('chat.mute', { name })}
              value={muted}
              onChange={(is) => mute.mutate({ params: { uuid, userId }, body: { muted: is } })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

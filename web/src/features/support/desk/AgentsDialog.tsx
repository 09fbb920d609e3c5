import { support } from '@qalam/contract/support/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { agents } from '../reads.ts'
import styles from '../Support.module.css'

/** Who of the service school answers; each change is stored at once. */
export function AgentsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(agents)
  const { mutate } = useCommand(support.nameAgent, { refresh: [agents] })
  return (
    <Dialog title={text('support.agents')} onClose={onClose}>
      <p>{text('support.agents-lead')}</p>
      {!data && <TableSkeleton />}
      <div className={styles.lines}>
        {data?.map(({ id, name, answers }) => (
          <SwitchField
            key={id}
            label={name}
            value={answers}
            onChange={(next) => mutate({ params: { userId: id }, body: { answers: next === true } })}
          />
        ))}
      </div>
    </Dialog>
  )
}

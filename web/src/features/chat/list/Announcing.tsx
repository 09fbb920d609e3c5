import { chat } from '@qalam/contract/chat/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { IconStaff } from '../icons.ts'
import { everyList } from '../reads.ts'
import styles from './List.module.css'

type Props = { announce: Answer<typeof chat.contacts>['announce']; onBegun: (uuid: string) => void }

/** Announcements: of a lead to the own class, of the management to every class and to the staff. */
export function Announcing({ announce: { classes, staff }, onBegun }: Props) {
  const toClass = useCommand(chat.beginClass, { refresh: everyList })
  const toStaff = useCommand(chat.beginStaff, { refresh: everyList })
  const done = { onSuccess: ({ uuid }: { uuid: string }) => void onBegun(uuid) }
  const [only, ...others] = classes
  if (!only && !staff) return null

  return (
    <div className={styles.announcing}>
      {only && others.length === 0 && (
        <Button onClick={() => toClass.mutate({ body: { groupId: only.id } }, done)}>
          {text('chat.to-class')}: {only.label}
        </Button>
      )}
      {only && others.length > 0 && (
        <Menu
          label={text('chat.to-class')}
          items={classes.map(({ id, label }) => ({
            label,
            onSelect: () => toClass.mutate({ body: { groupId: id } }, done),
          }))}
        />
      )}
      {staff && (
        <Button icon={<IconStaff aria-hidden />} onClick={() => toStaff.mutate({}, done)}>
          {text('chat.to-staff')}
        </Button>
      )}
    </div>
  )
}

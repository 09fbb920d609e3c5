import type { TimeScheme } from '@qalam/contract/time-schemes/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingsTabs } from '#features/school-settings/public.tsx'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { Day } from './Day.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { schemes } from './reads.ts'
import { TimeSchemeDialog } from './TimeSchemeDialog.tsx'
import styles from './TimeSchemes.module.css'

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; scheme: TimeScheme }

/** The bell tables of the school (N-17), each as a day. */
export default function TimeSchemesPage() {
  const { data: all } = useSuspenseQuery(schemes)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const add = (
    <Button kind="main" onClick={() => setOpen({ kind: 'add' })}>
      {text('time-schemes.add')}
    </Button>
  )

  return (
    <Screen title={text('time-schemes.title')} lead={text('time-schemes.lead')} actions={add}>
      <SettingsTabs active="schemes" />
      {all.length === 0 && <EmptyList title={text('time-schemes.none')} text={text('time-schemes.none-hint')} />}
      <div className={styles.all}>
        {all.map((scheme) => (
          <Card
            key={scheme.uuid}
            title={scheme.name}
            actions={scheme.can.edit && <Acts scheme={scheme} open={setOpen} />}
          >
            <p className={styles.groups}>
              {`${text('time-schemes.shift-of', { shift: scheme.shift })}. `}
              {scheme.groups.length > 0
                ? text('time-schemes.groups', { names: scheme.groups.join(', ') })
                : text('time-schemes.no-groups')}
            </p>
            <Day periods={scheme.lessons} />
          </Card>
        ))}
      </div>
      {open?.kind === 'add' && <TimeSchemeDialog onClose={close} />}
      {open?.kind === 'edit' && <TimeSchemeDialog scheme={open.scheme} onClose={close} />}
      {open?.kind === 'delete' && <DeleteDialog scheme={open.scheme} onClose={close} />}
    </Screen>
  )
}

function Acts({ scheme, open }: { scheme: TimeScheme; open: (what: Open) => void }) {
  return (
    <Menu
      face="dots"
      align="end"
      label={text('time-schemes.actions-of', { name: scheme.name })}
      items={[
        { label: text('common.edit'), onSelect: () => open({ kind: 'edit', scheme }) },
        { label: text('common.delete'), danger: true, onSelect: () => open({ kind: 'delete', scheme }) },
      ]}
    />
  )
}

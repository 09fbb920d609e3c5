import { useState } from 'react'
import { saidBy } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'

type Props = {
  /** What it says, to tell its acts from those of other rows. */
  name: string
  can: { edit: boolean; stop: boolean; delete: boolean }
  onEdit: () => void
  copy: () => Promise<unknown>
  stop: () => Promise<unknown>
  remove: () => Promise<unknown>
}

/** What may be done with one of a desk. Stopping and deleting cannot be taken back, so they are asked about. */
export function RowActs({ name, can, onEdit, copy, stop, remove }: Props) {
  const [asking, setAsking] = useState<'stop' | 'delete' | null>(null)
  const copied = () =>
    void copy().then(
      () => tellSuccess(text('announcement-desk.copied')),
      () => undefined,
    )
  const items = [
    ...(can.edit ? [{ label: text('common.edit'), onSelect: onEdit }] : []),
    { label: text('announcement-desk.copy'), onSelect: copied },
    ...(can.stop ? [{ label: text('announcement-desk.stop'), danger: true, onSelect: () => setAsking('stop') }] : []),
    ...(can.delete ? [{ label: text('common.delete'), danger: true, onSelect: () => setAsking('delete') }] : []),
  ]
  return (
    <>
      <Menu
        face="dots"
        align="end"
        label={text('announcement-desk.acts-of', { name: name.slice(0, 60) })}
        items={items}
      />
      {asking && (
        <Question act={asking} name={name} run={asking === 'stop' ? stop : remove} onClose={() => setAsking(null)} />
      )}
    </>
  )
}

type Asked = { act: 'stop' | 'delete'; name: string; run: () => Promise<unknown>; onClose: () => void }

function Question({ act, name, run, onClose }: Asked) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const done = async () => {
    setBusy(true)
    try {
      await run()
      tellSuccess(text(act === 'stop' ? 'announcement-desk.stopped' : 'announcement-desk.deleted'))
      onClose()
    } catch (failure) {
      setBusy(false)
      setRefusal(saidBy(failure))
    }
  }
  return (
    <ConfirmDialog
      title={text(act === 'stop' ? 'announcement-desk.stop' : 'common.delete')}
      message={text(act === 'stop' ? 'announcement-desk.stop-question' : 'announcement-desk.delete-question', {
        name: name.slice(0, 120),
      })}
      action={text(act === 'stop' ? 'announcement-desk.stop' : 'common.delete')}
      danger
      busy={busy}
      error={refusal}
      onConfirm={() => void done()}
      onClose={onClose}
    />
  )
}

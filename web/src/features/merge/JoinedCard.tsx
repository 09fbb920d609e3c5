import { type JoinedAccount, merge } from '@qalam/contract/merge/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from './Merge.module.css'
import { ownJoined } from './reads.ts'

/** The outer accounts that open this one: joined by the other diary's page, parted here. Absent where there are none to join. */
export function JoinedCard() {
  const { data } = useSuspenseQuery(ownJoined)
  const [parting, setParting] = useState<JoinedAccount | null>(null)
  const { diary, begin, rows } = data
  if (diary === null && rows.length === 0) return null

  return (
    <Card title={text('merge.joined')}>
      {diary !== null && <p>{text('merge.joined-lead', { diary })}</p>}
      <ul className={styles.list}>
        {rows.length === 0 && <li>{text('merge.none-joined')}</li>}
        {rows.map((account) => (
          <Joined key={account.id} account={account} onPart={() => setParting(account)} />
        ))}
      </ul>
      {begin !== null && diary !== null && (
        <div className={styles.add}>
          <Button onClick={() => window.location.assign(begin)}>{text('merge.begin', { diary })}</Button>
        </div>
      )}
      {parting && <PartDialog account={parting} onClose={() => setParting(null)} />}
    </Card>
  )
}

function Joined({ account, onPart }: { account: JoinedAccount; onPart: () => void }) {
  const { context, schoolData, diary, joinedAt, usedAt } = account
  const name = context.shortName
  return (
    <li className={styles.one}>
      <span className={styles.words}>
        <strong>{name}</strong>
        <span>{[diary, schoolData?.name, schoolData?.municipality].filter(Boolean).join(' · ')}</span>
        <span>{text('merge.since', { at: momentText(joinedAt) })}</span>
        {usedAt && <span>{text('merge.used', { at: momentText(usedAt) })}</span>}
      </span>
      <Button size="small" aria-label={text('merge.part-of', { name })} onClick={onPart}>
        {text('merge.part')}
      </Button>
    </li>
  )
}

function PartDialog({ account: { id, context }, onClose }: { account: JoinedAccount; onClose: () => void }) {
  const part = useCommand(merge.part, { refresh: [ownJoined] })
  const confirm = async () => {
    const isDone = await part.mutateAsync({ body: { id } }).then(
      () => true,
      () => false,
    )
    if (!isDone) return
    tellSuccess(text('merge.parted'))
    onClose()
  }
  return (
    <ConfirmDialog
      title={text('merge.joined')}
      message={text('merge.part-question', { name: context.shortName })}
      action={text('merge.part')}
      danger
      busy={part.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

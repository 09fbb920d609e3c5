import type { Transfer } from '@qalam/contract/contingent/transfers.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { allComing, allTransfers, everything } from '../reads.ts'
import { StudentsTabs } from '../StudentsTabs.tsx'
import { ComingList } from './ComingList.tsx'
import { SettleDialog } from './SettleDialog.tsx'
import { TakeDialog } from './TakeDialog.tsx'
import { TransferList } from './TransferList.tsx'

type Open = { transfer: Transfer; how: 'take' | 'decline' | 'withdraw' }

/** Students on the way from one school to another. */
export default function TransfersPage() {
  const { incoming, outgoing } = useSuspenseQuery(allTransfers).data
  const [open, setOpen] = useState<Open | null>(null)
  useLive(peopleChanged, () => everything, [allTransfers, allComing])
  const close = () => setOpen(null)
  const acts = (transfer: Transfer, ways: readonly Open['how'][]) => (
    <Menu
      face="dots"
      align="end"
      label={text('transfers.actions-of', { name: transfer.name })}
      items={ways.map((how) => ({ label: text(`transfers.${how}`), onSelect: () => setOpen({ transfer, how }) }))}
    />
  )

  return (
    <Screen title={text('transfers.title')} lead={text('transfers.lead')}>
      <StudentsTabs active="transfers" />
      <ComingList />
      <TransferList way="incoming" rows={incoming} acts={(one) => acts(one, ['take', 'decline'])} />
      <TransferList way="outgoing" rows={outgoing} acts={(one) => acts(one, ['withdraw'])} />
      {open?.how === 'take' && <TakeDialog transfer={open.transfer} onClose={close} />}
      {(open?.how === 'decline' || open?.how === 'withdraw') && (
        <SettleDialog transfer={open.transfer} how={open.how} onClose={close} />
      )}
    </Screen>
  )
}

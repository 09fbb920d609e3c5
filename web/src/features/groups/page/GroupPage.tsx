import { groupChanged } from '@qalam/contract/groups/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { StudentsTable } from '#features/contingent/public.tsx'
import { GroupDialog } from '../dialogs/GroupDialog.tsx'
import { everyList, oneGroup } from '../reads.ts'
import { GroupScreen } from './GroupScreen.tsx'

/** One class and who studies in it (R-2.7-03, R-2.7-11). */
export default function GroupPage({ params: { groupId } }: { params: { groupId: string } }) {
  const { group } = useSuspenseQuery(oneGroup(groupId)).data
  const [isOpen, setOpen] = useState(false)
  useLive(groupChanged, () => everyList, [oneGroup(groupId)])
  const isEdited = group.can.edit && group.archivedOn === null

  return (
    <GroupScreen
      group={group}
      active="students"
      actions={isEdited && <Button onClick={() => setOpen(true)}>{text('common.edit')}</Button>}
    >
      <StudentsTable fixed={{ groupId: group.id }} empty={<EmptyList title={text('groups.no-students')} />} />
      {isOpen && <GroupDialog group={group} onClose={() => setOpen(false)} />}
    </GroupScreen>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useUser } from '#features/auth/public.tsx'
import { momentText } from '#platform/dates.ts'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { ChildSwitch, NoChild } from '../ChildSwitch.tsx'
import { DiaryTabs } from '../DiaryTabs.tsx'
import { askedIn, recordOpenings } from '../reads.ts'

/** Who of the school's staff opened the record of the child by name, for the family to see. */
export default function OpeningsPage() {
  const { role, children } = useUser()
  const [filters] = useFilters()
  if (role === 'parent' && children.length === 0) return <NoChild title={text('diary.openings')} />
  return <Openings userId={askedIn(filters).userId} />
}

function Openings({ userId }: { userId: number | undefined }) {
  const { data } = useSuspenseQuery(recordOpenings({ userId }))
  const { student, openings } = data
  return (
    <Screen title={text('diary.openings')} lead={student.fullName}>
      <ChildSwitch shown={student.userId} />
      <DiaryTabs active="openings" />
      <p>{text('diary.openings-lead')}</p>
      <DataTable
        caption={text('diary.openings')}
        asCards
        rows={openings}
        rowKey={({ at, by }) => `${at} ${by}`}
        empty={<EmptyList title={text('diary.openings-none')} />}
        columns={[
          { key: 'day', title: text('diary.openings-day'), cell: ({ at }) => momentText(at) },
          { key: 'who', title: text('diary.openings-who'), cell: ({ by }) => by },
          { key: 'what', title: text('diary.openings-what'), cell: ({ what }) => text(`diary.opened-${what}`) },
        ]}
      />
    </Screen>
  )
}

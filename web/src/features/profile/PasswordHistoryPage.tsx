import { useSuspenseQuery } from '@tanstack/react-query'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'
import { passwordHistory } from './reads.ts'

/** When the password was changed or reset, and by whom. */
export default function PasswordHistoryPage() {
  const { data: changes } = useSuspenseQuery(passwordHistory)

  return (
    <Screen title={text('profile.password-history')}>
      <ProfileTabs active="passwords" />
      <DataTable
        caption={text('profile.password-history')}
        rows={changes}
        rowKey={({ at }) => at}
        empty={<EmptyList title={text('profile.password-history-empty')} />}
        columns={[
          { key: 'at', title: text('profile.when'), cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time> },
          { key: 'kind', title: text('profile.what'), cell: ({ kind }) => text(`profile.password-${kind}`) },
          { key: 'by', title: text('profile.by'), cell: ({ by }) => by },
        ]}
      />
    </Screen>
  )
}

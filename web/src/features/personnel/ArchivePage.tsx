import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { EmployeesTable } from './EmployeesTable.tsx'
import { EmployeesTabs } from './EmployeesTabs.tsx'
import { archive } from './reads.ts'

/** Who no longer works in the school. */
export default function ArchivePage() {
  return (
    <Screen title={text('personnel.archive-title')} lead={text('personnel.archive-lead')}>
      <EmployeesTabs active="archive" />
      <EmployeesTable fixed={archive} empty={<EmptyList title={text('personnel.none-archived')} />} />
    </Screen>
  )
}

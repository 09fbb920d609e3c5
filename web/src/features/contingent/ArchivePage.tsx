import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { archive } from './reads.ts'
import { StudentsTable } from './StudentsTable.tsx'
import { StudentsTabs } from './StudentsTabs.tsx'

/** Who has left the school. */
export default function ArchivePage() {
  return (
    <Screen title={text('contingent.archive-title')} lead={text('contingent.archive-lead')}>
      <StudentsTabs active="archive" />
      <StudentsTable fixed={archive} empty={<EmptyList title={text('contingent.none-archived')} />} />
    </Screen>
  )
}

import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { here } from './reads.ts'
import { StudentsTable } from './StudentsTable.tsx'
import { StudentsTabs } from './StudentsTabs.tsx'

/** Who studies in the school (N-42). */
export default function StudentsPage() {
  return (
    <Screen title={text('contingent.title')} lead={text('contingent.lead')}>
      <StudentsTabs active="here" />
      <StudentsTable
        fixed={here}
        empty={<EmptyList title={text('contingent.none')} text={text('contingent.none-hint')} />}
      />
    </Screen>
  )
}

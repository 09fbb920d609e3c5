import { contingent } from '@qalam/contract/contingent/api.ts'
import { useState } from 'react'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { StudentDialog } from './edit/StudentDialog.tsx'
import { here } from './reads.ts'
import { StudentsTable } from './StudentsTable.tsx'
import { StudentsTabs } from './StudentsTabs.tsx'

/** Who studies in the school (N-42). */
export default function StudentsPage() {
  const [adding, setAdding] = useState(false)
  const { data } = useTable(contingent.list, { usual: 'group', fixed: here })
  const add = (
    <Button kind="main" onClick={() => setAdding(true)}>
      {text('contingent.add')}
    </Button>
  )

  return (
    <Screen title={text('contingent.title')} lead={text('contingent.lead')} actions={data?.can.create === true && add}>
      <StudentsTabs active="here" />
      <StudentsTable
        fixed={here}
        empty={<EmptyList title={text('contingent.none')} text={text('contingent.none-hint')} />}
      />
      {adding && <StudentDialog onClose={() => setAdding(false)} />}
    </Screen>
  )
}

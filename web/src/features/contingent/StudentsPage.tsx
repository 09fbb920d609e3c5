import { contingent } from '@qalam/contract/contingent/api.ts'
import { useState } from 'react'
import { ImportButton } from '#features/list-import/public.tsx'
import { SheetsDialog } from '#features/personnel/public.tsx'
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
  const sheetsFor = (userIds: number[], onClose: () => void) => (
    <SheetsDialog ofStudents userIds={userIds} onClose={onClose} />
  )
  const acts = (
    <>
      {data?.can.manage === true && <ImportButton kind="students" sheetsFor={sheetsFor} />}
      {data?.can.create === true && (
        <Button kind="main" onClick={() => setAdding(true)}>
          {text('contingent.add')}
        </Button>
      )}
    </>
  )

  return (
    <Screen title={text('contingent.title')} lead={text('contingent.lead')} actions={acts}>
      <StudentsTabs active="here" />
      <StudentsTable
        fixed={here}
        empty={<EmptyList title={text('contingent.none')} text={text('contingent.none-hint')} />}
      />
      {adding && <StudentDialog onClose={() => setAdding(false)} />}
    </Screen>
  )
}

import { useState } from 'react'
import { ImportButton } from '#features/list-import/public.tsx'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { SheetsDialog } from './card/SheetsDialog.tsx'
import { EmployeesTable } from './EmployeesTable.tsx'
import { EmployeesTabs } from './EmployeesTabs.tsx'
import { EmployeeDialog } from './edit/EmployeeDialog.tsx'
import { positionName } from './position.ts'
import { here } from './reads.ts'

/** Who works in the school (N-41). */
export default function EmployeesPage() {
  const [adding, setAdding] = useState(false)
  const acts = (
    <>
      <ImportButton
        kind="staff"
        positionName={(positionId) => positionName({ positionId, role: 'employee' })}
        sheetsFor={(userIds, onClose) => <SheetsDialog userIds={userIds} onClose={onClose} />}
      />
      <Button kind="main" onClick={() => setAdding(true)}>
        {text('personnel.add')}
      </Button>
    </>
  )
  return (
    <Screen title={text('personnel.title')} lead={text('personnel.lead')} actions={acts}>
      <EmployeesTabs active="here" />
      <EmployeesTable fixed={here} empty={<EmptyList title={text('personnel.none')} />} />
      {adding && <EmployeeDialog onClose={() => setAdding(false)} />}
    </Screen>
  )
}

import { AccessDialog } from './card/AccessDialog.tsx'
import { EndSessionsDialog } from './card/EndSessionsDialog.tsx'
import { ResetDialog } from './card/ResetDialog.tsx'
import { SheetsDialog } from './card/SheetsDialog.tsx'
import { EmployeeDialog } from './edit/EmployeeDialog.tsx'
import { employee, employees } from './samples.ts'

type Close = () => void
const who = { id: 31, name: employees[0]?.name ?? '' }
const access = { login: 'erbolov4821', password: 'kadevo4821', name: who.name }

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'M-36 edit-user: employee', open: (close: Close) => <EmployeeDialog card={employee} onClose={close} /> },
  { name: 'M-70 reset-password', open: (close: Close) => <ResetDialog {...who} onClose={close} /> },
  {
    name: 'M-70 reset-password-result',
    open: (close: Close) => <AccessDialog title={who.name} accesses={[access]} onClose={close} />,
  },
  { name: 'personnel: end sessions', open: (close: Close) => <EndSessionsDialog {...who} onClose={close} /> },
  { name: 'personnel: access sheets', open: (close: Close) => <SheetsDialog userIds={[31]} onClose={close} /> },
]

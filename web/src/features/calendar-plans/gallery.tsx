import { RemoveDialog } from './dialogs/RemoveDialog.tsx'
import { TakeOver } from './dialogs/TakeOver.tsx'
import { ThemeDialog } from './dialogs/ThemeDialog.tsx'
import { Seen } from './dialogs/ImportDialog.tsx'
import { ReturnDialog } from './flow/StateActs.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { text } from '#platform/text.ts'
import { plan, sheet, themes } from './samples.ts'

type Close = () => void

const clash = {
  ...{ date: '2026-11-18', timeStart: '08:55', timeEnd: '09:40', group: '5Ә' },
  subject: sheet.subject.name,
}

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'M-39 calendar-plan-theme',
    open: (close: Close) => <ThemeDialog sheet={sheet} theme={themes[1]} onClose={close} />,
  },
  {
    name: 'M-62 teacher-change-warning',
    open: (close: Close) => (
      <Dialog title={text('calendar-plans.edit')} onClose={close}>
        <TakeOver takeover={{ lessons: 24, clashes: [clash] }} />
      </Dialog>
    ),
  },
  { name: 'calendar-plans: delete', open: (close: Close) => <RemoveDialog plan={plan} onClose={close} /> },
  {
    name: 'calendar-plans: return',
    open: (close: Close) => <ReturnDialog onReturn={async () => close()} onClose={close} />,
  },
  {
    name: 'calendar-plans: import with faults',
    open: (close: Close) => (
      <Dialog title={text('calendar-plans.import-title')} width={700} onClose={close}>
        <Seen
          seen={{
            ...{ added: 2, changed: 1, same: 30, mended: [], unread: [], rows: [] },
            faults: [
              {
                row: 4,
                column: text('calendar-plans.column-quarter'),
                reason: text('calendar-plans.fault-quarter'),
                value: '5',
              },
            ],
          }}
        />
      </Dialog>
    ),
  },
]

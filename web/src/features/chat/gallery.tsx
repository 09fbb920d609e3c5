import { EditDialog } from './dialogs/EditDialog.tsx'
import { FilesDialog } from './dialogs/FilesDialog.tsx'
import { HoursDialog } from './dialogs/HoursDialog.tsx'
import { PhrasesDialog } from './dialogs/PhrasesDialog.tsx'
import { ReportDialog } from './dialogs/ReportDialog.tsx'
import { UrgentDialog } from './dialogs/UrgentDialog.tsx'
import { NewTalk } from './list/NewTalk.tsx'
import { DecideDialog } from './safety/DecideDialog.tsx'
import { OpeningDialog } from './safety/OpeningDialog.tsx'
import { message, openTalk } from './samples.ts'
import { WarnDialog } from './writing/WarnDialog.tsx'

type Close = () => void
const { uuid } = openTalk()

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'chat: new talk', open: (close: Close) => <NewTalk onClose={close} onBegun={close} /> },
  {
    name: 'chat: before sending',
    open: (close: Close) => <WarnDialog warnings={['contacts', 'abuse']} onSend={close} onClose={close} />,
  },
  { name: 'chat: edit', open: (close: Close) => <EditDialog uuid={uuid} message={message()} onClose={close} /> },
  { name: 'chat: files', open: (close: Close) => <FilesDialog uuid={uuid} onSent={close} onClose={close} /> },
  { name: 'chat: report', open: (close: Close) => <ReportDialog uuid={uuid} seq={1} onClose={close} /> },
  { name: 'chat: urgent', open: (close: Close) => <UrgentDialog onSend={close} onClose={close} /> },
  { name: 'chat: hours', open: (close: Close) => <HoursDialog onClose={close} /> },
  { name: 'chat: phrases', open: (close: Close) => <PhrasesDialog words="" onTake={close} onClose={close} /> },
  { name: 'chat: decide', open: (close: Close) => <DecideDialog uuid={uuid} onClose={close} /> },
  { name: 'chat: open for safety', open: (close: Close) => <OpeningDialog conversationUuid={uuid} onClose={close} /> },
]

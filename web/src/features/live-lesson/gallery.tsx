import { QuestionDialog } from './asked/QuestionDialog.tsx'
import { AttendanceDialog } from './checks/AttendanceDialog.tsx'
import { CheckDialog } from './checks/CheckDialog.tsx'
import { LinkMeeting } from './meeting/LinkMeeting.tsx'
import { check, checkUuid, lessonUuid, question } from './samples.ts'

type Close = () => void

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'live: who is here', open: (close: Close) => <QuestionDialog question={question()} onClose={close} /> },
  {
    name: 'live: reflection',
    open: (close: Close) => (
      <QuestionDialog question={question({ kind: 'reflection', secondsLeft: 60 })} onClose={close} />
    ),
  },
  { name: 'live: answers', open: (close: Close) => <CheckDialog uuid={checkUuid} onAsked={close} onClose={close} /> },
  { name: 'live: absences', open: (close: Close) => <AttendanceDialog check={check()} onClose={close} /> },
  {
    name: 'live: meeting by a link',
    open: (close: Close) => <LinkMeeting scheduleUuid={lessonUuid} lastLink="" onClose={close} />,
  },
]

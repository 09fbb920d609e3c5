import { demoStart } from '#features/auth/samples.ts'
import { startConfig } from '#features/schools/reads.ts'
import { AppDialog } from '../notices/AppDialog.tsx'
import { MeetingGreeting } from '../notices/MeetingGreeting.tsx'
import { RegionNotice } from '../notices/RegionNotice.tsx'

type Close = () => void

const stores = { appStoreUrl: 'https://example.kz/ios', playStoreUrl: 'https://example.kz/android' }
const known = [{ queryKey: startConfig.queryKey, data: { ...demoStart, ...stores } }]

/** The dialogs of the shell itself. */
export const samples = [
  {
    name: 'M-26 app-download, student',
    open: (close: Close) => <AppDialog role="student" onClose={close} />,
    known,
  },
  {
    name: 'M-26 app-download, employee',
    open: (close: Close) => <AppDialog role="teacher" onClose={close} />,
    known,
  },
  { name: 'M-56 online-meeting-greeting', open: (close: Close) => <MeetingGreeting onClose={close} /> },
  { name: 'M-66 region-notification', open: (close: Close) => <RegionNotice onClose={close} /> },
]

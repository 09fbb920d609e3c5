import { useOnline } from '#platform/online.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/Complaint.tsx'

export const Offline = () => (useOnline() ? null : <Complaint text={text('shell.offline')} />)

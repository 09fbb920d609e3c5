import { journalFiles } from '@qalam/contract/journal-files/api.ts'
import { download } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Downloads } from './Downloads.tsx'

type Props = { userId: number; quarter: number }

/** The report card of a student, and the transcript of all years. */
export default function CardDownload({ userId, quarter }: Props) {
  const take = (years: 'one' | 'all') => download(journalFiles.card, { query: { userId, years } }, { quarter })
  return (
    <Downloads
      items={[
        { label: text('journal-files.card'), take: () => take('one') },
        { label: text('journal-files.all-years'), take: () => take('all') },
      ]}
    />
  )
}

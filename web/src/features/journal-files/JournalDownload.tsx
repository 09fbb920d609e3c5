import { journalFiles } from '@qalam/contract/journal-files/api.ts'
import { download } from '#platform/api.ts'
import { useExports } from '#platform/exporting.ts'
import { text } from '#platform/text.ts'
import { Downloads } from './Downloads.tsx'

type Props = { planUuid: string; quarter: number }

/** A journal as the school files it. */
export default function JournalDownload({ planUuid: id, quarter }: Props) {
  const isExported = useExports()
  const take = (as: 'xlsx' | 'pdf') => download(journalFiles.journal, { params: { id }, query: { as } }, { quarter })
  return (
    <Downloads
      items={[
        ...(isExported ? [{ label: text('journal-files.as-xlsx'), take: () => take('xlsx') }] : []),
        { label: text('journal-files.as-pdf'), take: () => take('pdf') },
      ]}
    />
  )
}

import { journalFiles } from '@qalam/contract/journal-files/api.ts'
import { download } from '#platform/api.ts'
import { useExports } from '#platform/exporting.ts'
import { text } from '#platform/text.ts'
import { Downloads } from './Downloads.tsx'

type Props = { groupId: number; quarter: number }

/** The marks of a group and the report cards of its students. */
export default function GroupDownload({ groupId, quarter }: Props) {
  const params = { groupId }
  if (!useExports()) return null
  return (
    <Downloads
      items={[
        { label: text('journal-files.group'), take: () => download(journalFiles.group, { params }, { quarter }) },
        { label: text('journal-files.cards'), take: () => download(journalFiles.cards, { params }) },
      ]}
    />
  )
}

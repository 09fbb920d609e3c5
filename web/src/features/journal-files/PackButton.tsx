import { journalFiles } from '@qalam/contract/journal-files/api.ts'
import { JobFileButton } from '#features/jobs/public.tsx'
import { call } from '#platform/api.ts'
import { text } from '#platform/text.ts'

/** A quarter of the whole school as one archive. */
export default function PackButton({ quarter }: { quarter: number }) {
  return (
    <JobFileButton
      label={text('journal-files.download-pack')}
      start={(uuid) => call(journalFiles.pack, { body: { uuid, asked: { quarterId: quarter } } })}
      asked={text('journal-files.pack-asked')}
    />
  )
}

import { journalFiles } from '@qalam/contract/journal-files/api.ts'
import { useState } from 'react'
import { useJob } from '#features/jobs/public.tsx'
import { call } from '#platform/api.ts'
import { useExports } from '#platform/exporting.ts'
import { announce } from '#platform/http/reactions.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { IconDownload } from '#ui/page/icons.ts'

/** A quarter of the whole school as one archive; the tray has the file. */
export default function PackButton({ quarter }: { quarter: number }) {
  const ask = useJob()
  const [busy, setBusy] = useState(false)
  const isExported = useExports()

  const start = async () => {
    setBusy(true)
    try {
      await ask((uuid) => call(journalFiles.pack, { body: { uuid, asked: { quarterId: quarter } } }))
      tellSuccess(text('journal-files.pack-asked'))
    } catch (failure) {
      announce(failure)
    }
    setBusy(false)
  }

  if (!isExported) return null
  return (
    <Button busy={busy} icon={<IconDownload aria-hidden />} onClick={() => void start()}>
      {text('journal-files.download-pack')}
    </Button>
  )
}

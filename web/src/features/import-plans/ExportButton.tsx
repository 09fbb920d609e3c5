import { importPlans } from '@qalam/contract/import-plans/api.ts'
import { useState } from 'react'
import { useJob } from '#features/jobs/public.tsx'
import { call } from '#platform/api.ts'
import { announce } from '#platform/http/reactions.ts'
import { useExports } from '#platform/exporting.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { IconDownload } from '#ui/page/icons.ts'

/** The whole school as the workbook that could be brought in again; the tray has the file. */
export function ExportButton() {
  const ask = useJob()
  const [busy, setBusy] = useState(false)
  const isExported = useExports()

  const start = async () => {
    setBusy(true)
    try {
      await ask((uuid) => call(importPlans.whole, { body: { uuid } }))
      tellSuccess(text('import-plans.whole-asked'))
    } catch (failure) {
      announce(failure)
    }
    setBusy(false)
  }

  if (!isExported) return null
  return (
    <Button busy={busy} icon={<IconDownload aria-hidden />} onClick={() => void start()}>
      {text('import-plans.whole')}
    </Button>
  )
}

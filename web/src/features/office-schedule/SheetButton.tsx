import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { download } from '#platform/api.ts'
import { useExports } from '#platform/exporting.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'

type Props = { whose: { groupId?: number; teacherId?: number; cabinetId?: number }; date: string }

/** Hands over the week of somebody, or of the whole school, as a file of Excel. */
export function SheetButton({ whose, date }: Props) {
  const [isBusy, setBusy] = useState(false)
  const isExported = useExports()
  const fetchIt = () => {
    setBusy(true)
    void download(officeSchedule.file, { query: { ...whose, date } }).finally(() => setBusy(false))
  }

  if (!isExported) return null
  return (
    <Button icon={<IconDownload aria-hidden />} busy={isBusy} onClick={fetchIt}>
      {text('office-schedule.download')}
    </Button>
  )
}

import { oneRoster } from '@qalam/contract/one-roster/api.ts'
import { useState } from 'react'
import { download } from '#platform/api.ts'
import { useExports } from '#platform/exporting.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { IconDownload } from '#ui/page/icons.ts'

/** Hands over the school as OneRoster files. */
export function RosterButton() {
  const [isBusy, setBusy] = useState(false)
  const isExported = useExports()
  const fetchIt = () => {
    setBusy(true)
    void download(oneRoster.file, {}).finally(() => setBusy(false))
  }

  if (!isExported) return null
  return (
    <Button icon={<IconDownload aria-hidden />} busy={isBusy} title={text('one-roster.hint')} onClick={fetchIt}>
      {text('one-roster.download')}
    </Button>
  )
}

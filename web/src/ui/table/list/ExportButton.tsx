import { useState } from 'react'
import { Button } from '../../page/Button.tsx'
import { IconDownload } from '../../page/icons.ts'
import { useWord } from '../../page/words.tsx'

/** Takes the table as a file; a refusal is announced by whoever fetches it. */
export function ExportButton({ onFile }: { onFile: () => Promise<unknown> }) {
  const word = useWord()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    await onFile()
    setBusy(false)
  }
  return (
    <Button icon={<IconDownload aria-hidden />} busy={busy} onClick={() => void take()}>
      {word('exportRows')}
    </Button>
  )
}

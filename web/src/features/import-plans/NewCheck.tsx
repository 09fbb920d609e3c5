import { importPlans } from '@qalam/contract/import-plans/api.ts'
import { useState } from 'react'
import { useJob } from '#features/jobs/public.tsx'
import { call, saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Uploader } from '#ui/fields/Uploader.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'

/** A workbook that is to be checked; the tray shows how far the check is. */
export function NewCheck() {
  const ask = useJob()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)

  const check = async () => {
    if (!file) return setError(text('import-plans.choose'))
    const form = new FormData()
    form.append('import', file, file.name)
    setBusy(true)
    setError(null)
    try {
      await ask((uuid) => call(importPlans.check, { query: { uuid } }, { form, silent: true }))
      setFile(null)
      setAsked(true)
    } catch (failure) {
      setError(saidBy(failure))
    }
    setBusy(false)
  }

  return (
    <Card
      title={text('import-plans.new')}
      actions={
        <Button kind="main" busy={busy} onClick={() => void check()}>
          {text('import-plans.check')}
        </Button>
      }
    >
      <Uploader
        label={text('import-plans.file')}
        required
        accept=".xlsx"
        max={1}
        megabytes={21}
        files={file ? [file] : []}
        error={error}
        onFiles={([next]) => {
          setFile(next ?? null)
          setError(null)
          setAsked(false)
        }}
      />
      <p role="status">{isAsked && text('import-plans.asked')}</p>
    </Card>
  )
}

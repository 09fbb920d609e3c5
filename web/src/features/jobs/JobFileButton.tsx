import type { Job } from '@qalam/contract/kernel/job.ts'
import { useState } from 'react'
import { useExports } from '#platform/exporting.ts'
import { announce } from '#platform/http/reactions.ts'
import { tellSuccess } from '#platform/notices.ts'
import { Button } from '#ui/page/Button.tsx'
import { IconDownload } from '#ui/page/icons.ts'
import { useJob } from './useJob.ts'

type Props = {
  label: string
  /** Asks for the file under the id that it is given. */
  start: (id: string) => Promise<Job>
  /** What is told once the file is asked for. */
  asked: string
}

/** A file that takes a while to make; the tray has it then. Nothing is shown where data is not handed out. */
export function JobFileButton({ label, start, asked }: Props) {
  const ask = useJob()
  const [busy, setBusy] = useState(false)
  const isExported = useExports()

  const begin = async () => {
    setBusy(true)
    try {
      await ask(start)
      tellSuccess(asked)
    } catch (failure) {
      announce(failure)
    }
    setBusy(false)
  }

  if (!isExported) return null
  return (
    <Button busy={busy} icon={<IconDownload aria-hidden />} onClick={() => void begin()}>
      {label}
    </Button>
  )
}

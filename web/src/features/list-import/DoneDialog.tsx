import type { listImport } from '@qalam/contract/list-import/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { type ReactNode, useState } from 'react'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'

type Props = {
  done: Answer<typeof listImport.students>
  sheetsFor: (userIds: number[], onClose: () => void) => ReactNode
  onClose: () => void
}

/** Access sheets of so many people are printed at once. */
const atOnce = 100

/** What was brought in, with the access sheets of those who were added. */
export function DoneDialog({ done, sheetsFor, onClose }: Props) {
  const [printed, setPrinted] = useState<number[] | null>(null)
  const { added, untouched, userIds } = done
  const packs = Array.from({ length: Math.ceil(userIds.length / atOnce) }, (_, pack) =>
    userIds.slice(pack * atOnce, (pack + 1) * atOnce),
  )
  if (printed) return sheetsFor(printed, () => setPrinted(null))

  return (
    <Dialog
      title={text('list-import.done-title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{text('common.close')}</Button>}
    >
      <p role="status">{text('list-import.done', { added, untouched })}</p>
      {packs.map((pack, at) => (
        <Button key={pack[0]} kind="main" onClick={() => setPrinted(pack)}>
          {text('list-import.sheets', { from: at * atOnce + 1, to: at * atOnce + pack.length })}
        </Button>
      ))}
    </Dialog>
  )
}

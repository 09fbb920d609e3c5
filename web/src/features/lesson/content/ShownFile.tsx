import { lesson } from '@qalam/contract/lesson/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { MediaDialog } from '#ui/overlay/MediaDialog.tsx'

type Props = {
  lessonUuid: string
  uuid: string
  title: string
  kind: 'picture' | 'sound' | 'film'
  onClose: () => void
}

/** Milliseconds for which an address is taken again: it is good for twice as long. */
const freshFor = 300_000

/** The browser fetches the file by a signed address. One that does not answer has run out: another one is asked for. */
export function ShownFile({ lessonUuid: scheduleUuid, uuid, title, kind, onClose }: Props) {
  const address = useQuery(read(lesson.fileAddress, { params: { scheduleUuid, uuid } }, { silent: true, freshFor }))
  // Addresses in a row of which nothing came: with the second one it is not the address.
  const [failed, setFailed] = useState(0)
  const again = () => {
    setFailed(failed + 1)
    if (failed === 0) void address.refetch()
  }
  const retry = () => {
    setFailed(0)
    void address.refetch()
  }

  if (address.error || failed > 1)
    return (
      <Dialog title={title} onClose={onClose}>
        <ErrorPanel text={address.error ? saidBy(address.error) : text('problem.not-found')} onRetry={retry} />
      </Dialog>
    )
  return (
    <MediaDialog
      title={title}
      kind={kind}
      url={address.data?.url ?? null}
      onLoaded={() => setFailed(0)}
      onFailed={again}
      onClose={onClose}
    />
  )
}

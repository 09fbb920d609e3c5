import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Reading } from '../../reading/Reading.tsx'
import { useHeld } from '../files.tsx'
import type { Whole } from '../state/whole.ts'

/** The document as it stands, in the width of a phone. */
export function PreviewDialog({ whole, onClose }: { whole: Whole; onClose: () => void }) {
  const { addressOf } = useHeld()
  return (
    <Dialog title={text('content.preview-phone')} width={400} onClose={onClose}>
      <Reading pages={whole.pages} addressOf={addressOf} />
    </Dialog>
  )
}

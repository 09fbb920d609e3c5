import type { ContentRow } from '@qalam/contract/content/api.ts'
import { UsesDialog } from '../builder/dialogs/UsesDialog.tsx'

/** Where a document is used, from the list. */
export const UsedDialog = ({ row, onClose }: { row: ContentRow; onClose: () => void }) => (
  <UsesDialog uuid={row.id} onClose={onClose} />
)

import { text } from '#platform/text.ts'
import { Dialog } from '#ui/Dialog.tsx'
import type { Group } from '../../menu.ts'
import { LeftMenu } from './LeftMenu.tsx'

type Props = { groups: readonly Group[]; active: string | null; onClose: () => void }

/** The left menu where there is no room for it; it closes after a choice (SH-MENU-10). */
export const Drawer = ({ groups, active, onClose }: Props) => (
  <Dialog title={text('shell.menu')} width={400} onClose={onClose}>
    <LeftMenu groups={groups} active={active} onChoose={onClose} />
  </Dialog>
)

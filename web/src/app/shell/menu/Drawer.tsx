import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import type { Group } from '../../menu.ts'
import { phoneWidth, useNarrowerThan } from '#platform/media.ts'
import { underThumb } from './BottomBar.tsx'
import { LeftMenu } from './LeftMenu.tsx'

type Props = { groups: readonly Group[]; active: string | null; onClose: () => void }

/** The left menu where there is no room for it; it closes after a choice (SH-MENU-10). */
export function Drawer({ groups, active, onClose }: Props) {
  const isPhone = useNarrowerThan(phoneWidth)

  return (
    <Dialog title={text('shell.menu')} width={400} onClose={onClose}>
      <LeftMenu groups={isPhone ? withoutBar(groups) : groups} active={active} onChoose={onClose} />
    </Dialog>
  )
}

/** Leaves out the sections of the bottom bar, unless the drawer would be empty without them. */
function withoutBar(groups: readonly Group[]): readonly Group[] {
  const first = new Set(underThumb(groups).map(({ href }) => href))
  const rest = groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ href }) => !first.has(href)) }))
    .filter(({ entries }) => entries.length > 0)
  return rest.length > 0 ? rest : groups
}

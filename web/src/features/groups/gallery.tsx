import { AwayDialog } from './dialogs/AwayDialog.tsx'
import { GroupDialog } from './dialogs/GroupDialog.tsx'
import { HalveDialog } from './dialogs/HalveDialog.tsx'
import { classes, halves } from './samples.ts'

type Close = () => void

const [, group, high] = classes

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'M-54 edit-group: create', open: (close: Close) => <GroupDialog onClose={close} /> },
  ...(high
    ? [{ name: 'M-54 edit-group: edit', open: (close: Close) => <GroupDialog group={high} onClose={close} /> }]
    : []),
  ...(group
    ? [{ name: 'groups: archive', open: (close: Close) => <AwayDialog group={group} how="archive" onClose={close} /> }]
    : []),
  {
    name: 'M-08 create-subgroup',
    open: (close: Close) => <HalveDialog groupId={11} choices={halves.choices} onClose={close} />,
  },
]

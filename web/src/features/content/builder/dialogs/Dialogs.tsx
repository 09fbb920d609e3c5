import type { Draft } from '@qalam/contract/content/draft.ts'
import type { Fault } from '@qalam/contract/content/faults.ts'
import type { BuilderDialog } from '../Acts.tsx'
import type { BuilderPlace } from '../place.ts'
import type { Builder } from '../state/useBuilder.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import { StatisticsDialog } from './StatisticsDialog.tsx'
import { UsesDialog } from './UsesDialog.tsx'

type Props = {
  draft: Draft
  builder: Builder
  faults: readonly Fault[]
  dialog: BuilderDialog | null
  show: (place: BuilderPlace) => void
  onClose: () => void
}

/** The dialogs of the builder; what was stored elsewhere stands over all of them until a person has chosen. */
export function Dialogs({ draft, builder, faults, dialog, show, onClose }: Props) {
  const { whole, theirs, state } = builder
  return (
    <>
      {dialog === 'settings' && <SettingsDialog kind={draft.kind} builder={builder} onClose={onClose} />}
      {dialog === 'statistics' && <StatisticsDialog whole={whole} onClose={onClose} />}
      {dialog === 'uses' && <UsesDialog uuid={draft.uuid} onClose={onClose} />}
      {dialog === 'preview' && <PreviewDialog whole={whole} onClose={onClose} />}
      {dialog === 'publish' && <PublishDialog {...{ draft, builder, faults, onClose }} onShow={show} />}
      {state === 'conflict' && theirs && <ConflictDialog mine={whole} theirs={theirs} onSettle={builder.settle} />}
    </>
  )
}

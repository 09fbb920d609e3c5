import { CarryOutDialog } from './CarryOutDialog.tsx'
import { nothingChosen } from './draft.ts'
import { UndoDialog } from './HistoryCard.tsx'
import { OtherDialog } from './OtherDialog.tsx'
import { sampleClasses, sampleDraft, samplePlan } from './samples.ts'

type Close = () => void
const nothing = () => {}

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'year end: carry out',
    open: (close: Close) => <CarryOutDialog draft={sampleDraft} plan={samplePlan} onDone={nothing} onClose={close} />,
  },
  {
    name: 'year end: another way',
    open: (close: Close) => (
      <OtherDialog classes={sampleClasses} chosen={nothingChosen} onAdd={nothing} onClose={close} />
    ),
  },
  {
    name: 'year end: take back',
    open: (close: Close) => <UndoDialog uuid="0190c8a4-0000-7000-8000-000000000050" onClose={close} />,
  },
]

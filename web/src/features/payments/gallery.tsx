import { RewardDialog } from './bonus/RewardDialog.tsx'
import { CodeStep } from './buy/CodeStep.tsx'
import { TopUpDialog } from './buy/TopUpDialog.tsx'
import { people, reward } from './samples.ts'

type Close = () => void
const nothing = () => undefined
const order = '00000000-0000-4000-8000-000000000001'

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'M-24 top-up', open: (close: Close) => <TopUpDialog onClose={close} /> },
  {
    name: 'M-43 pay-with-bonus',
    open: (close: Close) => <RewardDialog reward={reward} people={people} currentScore={900} onClose={close} />,
  },
  {
    name: 'M-23 payment-chooser: the code',
    open: (close: Close) => (
      <CodeStep uuid={order} title={reward.name.kz} onEnd={nothing} onBack={close} onClose={close} />
    ),
  },
]

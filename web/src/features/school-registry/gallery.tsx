import { BlockDialog } from './dialogs/BlockDialog.tsx'
import { HeadDialog } from './dialogs/HeadDialog.tsx'
import { NewSchoolDialog } from './dialogs/NewSchoolDialog.tsx'
import { ResetDialog } from './dialogs/ResetDialog.tsx'
import { SubscriptionDialog } from './dialogs/SubscriptionDialog.tsx'
import { card } from './samples.ts'

type Close = () => void
const [head] = card.heads

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'school registry: add', open: (close: Close) => <NewSchoolDialog onClose={close} /> },
  { name: 'school registry: name a head', open: (close: Close) => <HeadDialog schoolId={1001} onClose={close} /> },
  { name: 'school registry: close', open: (close: Close) => <BlockDialog school={card} onClose={close} /> },
  {
    name: 'school registry: subscription',
    open: (close: Close) => <SubscriptionDialog school={card} onClose={close} />,
  },
  ...(head
    ? [
        {
          name: 'school registry: new password',
          open: (close: Close) => <ResetDialog schoolId={1001} head={head} onClose={close} />,
        },
      ]
    : []),
]

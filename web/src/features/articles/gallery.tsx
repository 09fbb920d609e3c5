import { AskDialog } from './desk/AskDialog.tsx'
import { ConflictDialog } from './editor/dialogs/ConflictDialog.tsx'
import { FaultsDialog } from './editor/dialogs/FaultsDialog.tsx'
import { PreviewDialog } from './editor/dialogs/PreviewDialog.tsx'
import { PublishDialog } from './editor/dialogs/PublishDialog.tsx'
import { articleId, card, draft } from './samples.ts'

type Close = () => void

const named = { id: articleId, title: card.title }

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'articles: publish',
    open: (close: Close) => <PublishDialog draft={draft} content={draft.content} version={3} onClose={close} />,
  },
  {
    name: 'articles: what is lacking',
    open: (close: Close) => (
      <FaultsDialog
        faults={[
          { kind: 'no-title', language: 'kz' },
          { kind: 'no-roles', language: null },
        ]}
        onClose={close}
      />
    ),
  },
  {
    name: 'articles: preview',
    open: (close: Close) => <PreviewDialog content={draft.content} addressOf={() => undefined} onClose={close} />,
  },
  {
    name: 'articles: two savings',
    open: (close: Close) => <ConflictDialog mine={draft.content} theirs={draft} onSettle={close} />,
  },
  { name: 'articles: take back', open: (close: Close) => <AskDialog about="withdraw" {...named} onClose={close} /> },
  { name: 'articles: delete', open: (close: Close) => <AskDialog about="delete" {...named} onClose={close} /> },
]

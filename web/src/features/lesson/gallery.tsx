import { CommentDialog } from './class/CommentDialog.tsx'
import { FilesDialog } from './content/FilesDialog.tsx'
import { LinkDialog } from './content/LinkDialog.tsx'
import { alikhan, lessonUuid, praised } from './samples.ts'

type Close = () => void

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'lesson: comment',
    open: (close: Close) => (
      <CommentDialog name={alikhan} value={praised} readOnly={false} onSave={close} onClose={close} />
    ),
  },
  {
    name: 'lesson: comment, read-only',
    open: (close: Close) => <CommentDialog name={alikhan} value={praised} readOnly onSave={close} onClose={close} />,
  },
  { name: 'lesson: files', open: (close: Close) => <FilesDialog lessonUuid={lessonUuid} onClose={close} /> },
  { name: 'lesson: link', open: (close: Close) => <LinkDialog lessonUuid={lessonUuid} onClose={close} /> },
]

import { CommentDialog } from './class/CommentDialog.tsx'
import { FilesDialog } from './content/FilesDialog.tsx'
import { LinkDialog } from './content/LinkDialog.tsx'
import { lessonUuid } from './samples.ts'

type Close = () => void

const name = 'Ахметов Алихан Ерланұлы'
const value = { score: 9, sign: null, comment: 'Дәптер таза, шешімі толық' }

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'lesson: comment',
    open: (close: Close) => <CommentDialog name={name} value={value} readOnly={false} onSave={close} onClose={close} />,
  },
  {
    name: 'lesson: comment, read-only',
    open: (close: Close) => <CommentDialog name={name} value={value} readOnly onSave={close} onClose={close} />,
  },
  { name: 'lesson: files', open: (close: Close) => <FilesDialog lessonUuid={lessonUuid} onClose={close} /> },
  { name: 'lesson: link', open: (close: Close) => <LinkDialog lessonUuid={lessonUuid} onClose={close} /> },
]

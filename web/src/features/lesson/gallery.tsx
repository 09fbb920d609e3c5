import { FilesDialog } from './content/FilesDialog.tsx'
import { LinkDialog } from './content/LinkDialog.tsx'
import { lessonUuid } from './samples.ts'

type Close = () => void

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'lesson: files', open: (close: Close) => <FilesDialog lessonUuid={lessonUuid} onClose={close} /> },
  { name: 'lesson: link', open: (close: Close) => <LinkDialog lessonUuid={lessonUuid} onClose={close} /> },
]

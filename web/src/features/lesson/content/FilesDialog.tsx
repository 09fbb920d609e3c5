import { lesson, lessonFiles } from '@qalam/contract/lesson/api.ts'
import { SendFilesDialog } from '#features/homework/public.tsx'
import { call, everyReadOf } from '#platform/api.ts'
import { text } from '#platform/text.ts'

/** Adds up to three files to the materials of a lesson (V-FILE-1…3). */
export const FilesDialog = ({ lessonUuid: scheduleUuid, onClose }: { lessonUuid: string; onClose: () => void }) => (
  <SendFilesDialog
    title={text('lesson.add-files')}
    action={text('common.add')}
    label={text('lesson.files')}
    hint={text('lesson.file-kinds')}
    max={lessonFiles.most}
    none={text('lesson.choose-file')}
    send={(form, watch) => call(lesson.addFiles, { params: { scheduleUuid } }, { form, silent: true, ...watch })}
    stale={[everyReadOf(lesson.page)]}
    onClose={onClose}
  />
)

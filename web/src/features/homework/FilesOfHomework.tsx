import { homework, type HomeworkView } from '@qalam/contract/homework/api.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { useState } from 'react'
import { download, everyReadOf, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose, IconDownload } from '#ui/page/icons.ts'
import { RemoveFileDialog } from './RemoveFileDialog.tsx'
import styles from './Homework.module.css'

type Props = { lessonUuid: string; files: HomeworkView['files']; removable?: boolean }

/** Files of homework: each is fetched with the person's own right to it. */
export function FilesOfHomework({ lessonUuid: scheduleUuid, files, removable = false }: Props) {
  const [leaving, setLeaving] = useState<HomeworkView['files'][number] | null>(null)
  const remove = useCommand(homework.removeFile, { refresh: [everyReadOf(lesson.page)] })
  if (files.length === 0) return null

  return (
    <ul className={styles.files} aria-label={text('homework.files')}>
      {files.map((file) => (
        <li key={file.uuid}>
          <button
            type="button"
            className={styles.file}
            aria-label={text('lesson.download', { name: file.name })}
            onClick={() => void download(lesson.file, { params: { scheduleUuid, uuid: file.uuid } })}
          >
            <IconDownload aria-hidden />
            <span>{file.name}</span>
          </button>
          {removable && (
            <IconButton label={text('lesson.remove', { name: file.name })} onClick={() => setLeaving(file)}>
              <IconClose />
            </IconButton>
          )}
        </li>
      ))}
      {leaving && (
        <RemoveFileDialog
          name={leaving.name}
          busy={remove.isPending}
          onClose={() => setLeaving(null)}
          onRemove={() => remove.mutateAsync({ params: { scheduleUuid, uuid: leaving.uuid } })}
        />
      )}
    </ul>
  )
}

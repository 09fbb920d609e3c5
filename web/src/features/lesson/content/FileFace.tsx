import { lesson, type Material } from '@qalam/contract/lesson/api.ts'
import { lazy, Suspense, useState } from 'react'
import { download } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { mediaOf } from '#ui/overlay/media.ts'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconDownload, IconFile } from '#ui/page/icons.ts'
import styles from '../Lesson.module.css'
import { sizeText } from './sizeText.ts'

const Shown = lazy(() => import('./ShownFile.tsx').then((module) => ({ default: module.ShownFile })))

type Props = { lessonUuid: string; file: Pick<Material, 'uuid' | 'title' | 'bytes' | 'mime'> }

/** A file of the lesson: a picture, a sound or a film is opened here, all else is downloaded. */
export function FileFace({ lessonUuid: scheduleUuid, file: { uuid, title, bytes, mime } }: Props) {
  const [open, setOpen] = useState(false)
  const kind = mediaOf(mime)
  const take = () => void download(lesson.file, { params: { scheduleUuid, uuid } })

  return (
    <>
      <button
        type="button"
        className={styles.material}
        aria-label={text(kind ? 'lesson.show' : 'lesson.download', { name: title })}
        onClick={kind ? () => setOpen(true) : take}
      >
        {kind ? <IconFile aria-hidden /> : <IconDownload aria-hidden />}
        <span>
          {title}
          {bytes !== null && <small>{sizeText(bytes)}</small>}
        </span>
      </button>
      {kind && (
        <IconButton label={text('lesson.download', { name: title })} onClick={take}>
          <IconDownload />
        </IconButton>
      )}
      {kind && open && (
        <Suspense fallback={null}>
          <Shown lessonUuid={scheduleUuid} uuid={uuid} title={title} kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { chat } from '@qalam/contract/chat/api.ts'
import type { Message } from '@qalam/contract/chat/shapes.ts'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { announce } from '#platform/http/reactions.ts'
import { text } from '#platform/text.ts'
import { mediaOf } from '#ui/overlay/media.ts'
import { MediaDialog } from '#ui/overlay/MediaDialog.tsx'
import { IconDownload, IconFile } from '#ui/page/icons.ts'
import styles from './Bubble.module.css'

type File = Message['files'][number]
type Props = { uuid: string; seq: number; files: readonly File[] }

/** The files of a message: a picture, a sound or a film is shown here, all else is downloaded. */
export function MessageFiles({ uuid, seq, files }: Props) {
  const [shown, setShown] = useState<{ file: File; url: string } | null>(null)
  const open = async (file: File) => {
    const { url } = await call(chat.fileAddress, { params: { uuid, seq, file: file.uuid } })
    if (mediaOf(file.mime)) return setShown({ file, url })
    const link = document.createElement('a')
    link.href = url
    link.download = file.name
    link.click()
  }
  const kind = shown && mediaOf(shown.file.mime)

  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.uuid}>
          <button
            type="button"
            className={styles.file}
            aria-label={text('chat.open-file', { name: file.name })}
            onClick={() => void open(file).catch(announce)}
          >
            {mediaOf(file.mime) ? <IconFile aria-hidden /> : <IconDownload aria-hidden />}
            <span>{file.name}</span>
          </button>
        </li>
      ))}
      {shown && kind && (
        <MediaDialog
          title={shown.file.name}
          kind={kind}
          url={shown.url}
          onLoaded={() => undefined}
          onFailed={() => setShown(null)}
          onClose={() => setShown(null)}
        />
      )}
    </ul>
  )
}

import type { ReactNode } from 'react'
import styles from './Files.module.css'

export type AnswerFile = { uuid: string; name: string; mime: string; url: string }

type Props = { files: readonly AnswerFile[]; actions?: (file: AnswerFile) => ReactNode }

/** Files of an answer: a picture is shown where it stands, anything else is a link. */
export function ShownFiles({ files, actions }: Props) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.uuid}>
          {file.mime.startsWith('image/') && <img src={file.url} alt={file.name} loading="lazy" />}
          <span className={styles.line}>
            <a href={file.url} target="_blank" rel="noopener noreferrer">
              {file.name}
            </a>
            {actions?.(file)}
          </span>
        </li>
      ))}
    </ul>
  )
}

import { Dialog, type DialogFrame } from './Dialog.tsx'
import { EmptyList } from '../feedback/EmptyList.tsx'
import { IconDownload, IconFile } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import styles from './DocumentViewer.module.css'

export type ShownFile = { name: string; url: string }

const isPicture = (name: string) => /\.(jpe?g|png|webp|gif)$/i.test(name)

/** Pictures are shown, documents are links to download, nothing is said to be nothing (M-03, SH-MODAL-3). */
export function DocumentViewer({ files, ...frame }: DialogFrame & { files: readonly ShownFile[] }) {
  const word = useWord()

  return (
    <Dialog width={700} {...frame}>
      {files.length === 0 && <EmptyList title={word('noDocuments')} icon={<IconFile />} />}
      <ul className={styles.files}>
        {files.map(({ name, url }) => (
          <li key={url}>
            {isPicture(name) ? (
              <img src={url} alt={name} loading="lazy" />
            ) : (
              <a href={url} download={name} className={styles.file}>
                <IconFile aria-hidden />
                <span className={styles.name}>{name}</span>
                <IconDownload aria-hidden />
                <span className="sr-only">{word('download')}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

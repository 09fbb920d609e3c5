import { Fragment } from 'react'
import { PdfFrame } from '#features/exercises/public.tsx'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import styles from '../Exams.module.css'

type Given = { uuid: string; name: string; url: string; mime: string }
/** How large pictures are shown stays from one answer to the next. */
export type PictureSize = { large: boolean; onLarge: (on: boolean) => void }
type Props = { files: readonly Given[]; pictures: PictureSize }

const isPicture = ({ mime }: Given): boolean => mime.startsWith('image/')

/** Photos of an answer as pictures, a PDF in its frame, other files as links. */
export const GivenFiles = ({ files, pictures: { large, onLarge } }: Props) =>
  files.length > 0 && (
    <div className={styles.files} data-large={large || undefined}>
      {files.some(isPicture) && (
        <CheckField label={text('exams.larger')} value={large} onChange={(on) => onLarge(on === true)} />
      )}
      {files.map((file) => (
        <Fragment key={file.uuid}>
          <PdfFrame {...file} />
          <a href={file.url} target="_blank" rel="noreferrer">
            {isPicture(file) ? <img src={file.url} alt={file.name} /> : file.name}
          </a>
        </Fragment>
      ))}
    </div>
  )

import { type ArticleContent, limits } from '@qalam/contract/articles/article.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../Editor.module.css'
import type { FilesOf } from '../useFiles.ts'
import { PickButton } from './PickButton.tsx'

type Pictures = ArticleContent['gallery']
type Props = {
  pictures: Pictures
  errors: Readonly<Record<string, string>>
  files: FilesOf
  onPictures: (pictures: Pictures) => void
}

/** Pictures below the text, each with what it shows. */
export function GalleryFields({ pictures, errors, files, onPictures }: Props) {
  const room = limits.gallery - pictures.length
  return (
    <div className={styles.fields}>
      {pictures.length > 0 && (
        <ol className={styles.gallery}>
          {pictures.map(({ file, alt }, index) => (
            <li key={file} className={styles.small}>
              <img src={files.addressOf(file)} alt={alt} />
              <div className={styles.fields}>
                <TextField
                  label={text('article.alt-nth', { number: index + 1 })}
                  required
                  max={limits.alt}
                  value={alt}
                  error={errors[`gallery.${index}.alt`]}
                  onChange={(next) => onPictures(pictures.with(index, { file, alt: next }))}
                />
                <div className={styles.row}>
                  <Button kind="quiet" size="small" onClick={() => onPictures(pictures.toSpliced(index, 1))}>
                    {text('article.drop-nth', { number: index + 1 })}
                  </Button>
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
      {room > 0 && (
        <div className={styles.row}>
          <PickButton
            label={text('article.add-pictures')}
            name={text('article.gallery')}
            most={room}
            files={files}
            onStored={(stored) => onPictures([...pictures, ...stored.map((file) => ({ file, alt: '' }))])}
          />
        </div>
      )}
    </div>
  )
}

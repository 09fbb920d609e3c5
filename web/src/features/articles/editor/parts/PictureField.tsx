import { type ArticleContent, limits } from '@qalam/contract/articles/article.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../Editor.module.css'
import type { FilesOf } from '../useFiles.ts'
import { PickButton } from './PickButton.tsx'

type Picture = NonNullable<ArticleContent['cover']>
type Props = {
  name: string
  picture: Picture | null
  error: string | undefined
  files: FilesOf
  onPicture: (picture: Picture | null) => void
}

/** One picture and what it shows; another one may stand in its place, or none. */
export function PictureField({ name, picture, error, files, onPicture }: Props) {
  return (
    <div className={styles.fields}>
      {picture && <img src={files.addressOf(picture.file)} alt={picture.alt} className={styles.cover} />}
      {picture && (
        <TextField
          label={text('article.alt')}
          hint={text('article.alt-hint')}
          required
          max={limits.alt}
          value={picture.alt}
          error={error}
          onChange={(alt) => onPicture({ ...picture, alt })}
        />
      )}
      <div className={styles.row}>
        <PickButton
          label={text(picture ? 'article.pick-other' : 'article.pick')}
          name={name}
          files={files}
          onStored={([file]) => file && onPicture({ file, alt: '' })}
        />
        {picture && (
          <Button kind="quiet" size="small" onClick={() => onPicture(null)}>
            {text('article.drop-picture')}
          </Button>
        )}
      </div>
    </div>
  )
}

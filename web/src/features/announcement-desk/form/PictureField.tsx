import { news } from '@qalam/contract/news/api.ts'
import { useState } from 'react'
import { call, saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { PictureActs } from '#ui/fields/PictureActs.tsx'
import { shrinkImage } from '#ui/fields/shrink-image.ts'
import styles from '../Desk.module.css'

export type FormPicture = { uuid: string; url: string | null }
type Props = { picture: FormPicture | null; error: string | undefined; onChange: (picture: FormPicture | null) => void }

/** A picture goes to the server at once; it is hung up with the words. */
export function PictureField({ picture, error, onChange }: Props) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (file: File) => {
    setBusy(true)
    setRefusal(null)
    try {
      const form = new FormData()
      const small = await shrinkImage(file)
      form.append('file', small, small.name)
      const { picture: uuid, url } = await call(news.deskPicture, {}, { form, silent: true })
      onChange({ uuid, url })
    } catch (failure) {
      setRefusal(saidBy(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.pictureActs}>
      <span className={styles.label}>{text('announcement-desk.picture')}</span>
      <PictureActs
        label={text('announcement-desk.picture')}
        words={{
          set: text(picture ? 'announcement-desk.picture-replace' : 'announcement-desk.picture-set'),
          remove: text('announcement-desk.picture-remove'),
        }}
        has={picture !== null}
        busy={busy}
        error={refusal ?? error ?? null}
        onFile={(file) => void send(file)}
        onRemove={() => onChange(null)}
      />
    </div>
  )
}

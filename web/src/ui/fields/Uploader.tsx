import { useId, useRef, useState } from 'react'
import { Button } from '../page/Button.tsx'
import { classes } from '../page/classes.ts'
import { Complaint } from './Complaint.tsx'
import field from './field.module.css'
import { IconButton } from '../page/IconButton.tsx'
import { IconClose, IconFile, IconUpload } from '../page/icons.ts'
import { notify } from '../feedback/notify.ts'
import { shrinkImage } from './shrink-image.ts'
import { whyNot } from './accepts.ts'
import { useWord, type UiText } from '../page/words.tsx'
import styles from './Uploader.module.css'

type Props = {
  label: string
  files: readonly File[]
  onFiles: (files: File[]) => void
  /** Files at most (V-FILE-1). */
  max?: number | undefined
  /** The largest file, in megabytes (V-FILE-1). */
  megabytes?: 2 | 21 | 100 | undefined
  /** As in `<input accept>`: ".pdf,image/*". */
  accept?: string | undefined
  error?: string | null | undefined
  hint?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/**
 * Takes files by a press or a drop. Pictures arrive shrunk (V-FILE-3). What is too large or of a kind that is not taken
 * is left out at once, with a notice, and the others of the same choice stay.
 */
export function Uploader(props: Props) {
  const { label, files, onFiles, max = 3, megabytes = 21, accept, error, hint, disabled } = props
  const word = useWord()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [busy, setBusy] = useState(false)
  const full = files.length >= max

  const add = async (picked: readonly File[]) => {
    if (picked.length === 0 || disabled) return
    const refused = picked.map((file) => ({ file, why: whyNot(file, accept, megabytes) }))
    for (const { file, why } of refused)
      if (why) notify({ kind: 'error', title: file.name, text: word(why, { megabytes }) })
    const fits = refused.flatMap(({ file, why }) => (why ? [] : [file]))
    const room = Math.max(0, max - files.length)
    if (fits.length > room) notify({ kind: 'warning', text: word('tooMany', { max }) })
    if (room === 0 || fits.length === 0) return

    setBusy(true)
    const ready = await Promise.all(fits.slice(0, room).map(shrinkImage))
    setBusy(false)
    onFiles([...files, ...ready])
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {label}
        {props.required && <span className={field.star}>*</span>}
      </span>
      <div
        className={classes(styles.zone, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void add([...event.dataTransfer.files])
        }}
      >
        <Button
          size="small"
          icon={<IconUpload aria-hidden />}
          busy={busy}
          disabled={disabled || full}
          onClick={() => input.current?.click()}
        >
          {word('uploadPick')}
        </Button>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint ?? word('uploadHint', { max, megabytes })}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          multiple={max > 1}
          accept={accept}
          disabled={disabled}
          aria-label={label}
          onChange={({ target }) => {
            void add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </div>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={`${file.name}-${file.size}-${file.lastModified}`}>
              <IconFile aria-hidden />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.hint}>{sizeText(file.size, word)}</span>
              <IconButton
                label={`${word('remove')}: ${file.name}`}
                disabled={disabled}
                onClick={() => onFiles(files.filter((other) => other !== file))}
              >
                <IconClose />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {error && <Complaint text={error} />}
    </div>
  )
}

function sizeText(bytes: number, word: UiText): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024
    ? word('kilobytes', { size: kilobytes })
    : word('megabytes', { size: Math.round(kilobytes / 1024) })
}

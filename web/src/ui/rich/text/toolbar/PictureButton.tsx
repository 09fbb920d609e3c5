import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { shrinkImage } from '../../../fields/shrink-image.ts'
import { IconButton } from '../../../page/IconButton.tsx'
import { useWord } from '../../../page/words.tsx'
import { IconPicture } from './icons.ts'
import styles from './Toolbar.module.css'

/** `store` says itself why a file was refused. */
type Props = { editor: Editor; store: (file: File) => Promise<string>; tabIndex: number; onFocus: () => void }

/** Puts a picture where the caret is; it is stored first, and selected then so that its words can be written. */
export function PictureButton({ editor, store, ...place }: Props) {
  const word = useWord()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const put = async (file: File) => {
    setBusy(true)
    try {
      const stored = await store(await shrinkImage(file))
      const { to } = editor.state.selection
      editor
        .chain()
        .focus()
        .insertContentAt(to, { type: 'picture', attrs: { file: stored, alt: '' } })
        .run()
    } catch {
      input.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={word('rich.picture')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void put(file)
        }}
      />
      <IconButton
        label={word('rich.picture')}
        className={styles.act}
        {...place}
        aria-busy={busy || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !busy && input.current?.click()}
      >
        <IconPicture />
      </IconButton>
    </>
  )
}

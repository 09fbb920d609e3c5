import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { TextField } from '../../../fields/TextField.tsx'
import { Button } from '../../../page/Button.tsx'
import { useWord } from '../../../page/words.tsx'
import { linkFrom } from '../document.ts'
import styles from './Toolbar.module.css'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The address of the link where the caret is. Not a form: it may stand inside one. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const word = useWord()
  const [address, setAddress] = useState(() => textOf(editor.getAttributes('link')['href']))
  const [isWrong, setWrong] = useState(false)
  const back = () => {
    editor.commands.focus()
    onClose()
  }
  const apply = () => {
    const href = linkFrom(address)
    if (!href) return setWrong(true)
    const at = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link'))
      at.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else at.setLink({ href }).run()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else back()
  }

  return (
    <div className={styles.bar} onKeyDown={onKeyDown}>
      <TextField
        label={word('rich.address')}
        type="url"
        max={1000}
        value={address}
        error={isWrong ? word('rich.noAddress') : null}
        onChange={(next) => {
          setAddress(next)
          setWrong(false)
        }}
        autoFocus
      />
      <Button size="small" kind="main" onClick={apply}>
        {word('rich.setLink')}
      </Button>
      {editor.isActive('link') && (
        <Button
          size="small"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onClose()
          }}
        >
          {word('rich.unlink')}
        </Button>
      )}
      <Button size="small" kind="quiet" onClick={back}>
        {word('cancel')}
      </Button>
    </div>
  )
}

/** The words about the picture that is selected. */
export function AltBar({ editor }: { editor: Editor }) {
  const word = useWord()
  const alt = useEditorState({ editor, selector: ({ editor: at }) => textOf(at.getAttributes('picture')['alt']) })
  return (
    <div className={styles.bar}>
      <TextField
        label={word('rich.alt')}
        hint={word('rich.altHint')}
        max={300}
        value={alt}
        onChange={(next) => editor.commands.updateAttributes('picture', { alt: next })}
      />
      <Button size="small" onClick={() => editor.chain().focus().deleteSelection().run()}>
        {word('remove')}
      </Button>
    </div>
  )
}

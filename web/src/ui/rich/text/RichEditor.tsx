import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Below } from '../../fields/Below.tsx'
import { classes } from '../../page/classes.ts'
import { Star } from '../../fields/FieldFrame.tsx'
import { useAfterFrame } from '../../page/frame.ts'
import field from '../../fields/field.module.css'
import type { AddressOf } from './document.ts'
import { extensionsOf } from './extensions.ts'
import { cleanPasted } from './pasted.ts'
import { readDocument } from './read.ts'
import type { RichFieldProps } from './props.ts'
import text from './RichText.module.css'
import { Toolbar } from './toolbar/Toolbar.tsx'
import styles from './RichField.module.css'

const nowhere: AddressOf = () => undefined

/** The editor of a written text. */
export default function RichEditor({ value, onChange, pictures, drawMath, ...frame }: RichFieldProps) {
  const { label, error, hint, required, disabled, bare } = frame
  const id = useId()
  const said = useRef(value)
  // The editor is made once; where a file is by now is asked of the present props.
  const address = useRef<AddressOf>(nowhere)
  address.current = pictures?.addressOf ?? nowhere
  const [extensions] = useState(() => extensionsOf((file) => address.current(file), pictures !== undefined))
  const editorProps = useMemo(
    () => ({
      attributes: attributesOf({ id, required, invalid: Boolean(error), below: Boolean(error ?? hint) }),
      transformPastedHTML: cleanPasted,
    }),
    [id, required, error, hint],
  )
  const editor = useEditor({
    extensions,
    content: value,
    editable: disabled !== true,
    editorProps,
    onUpdate: () => told.soon(),
  })
  // The letter is painted first: what a form does with the whole text would delay its frame.
  const told = useAfterFrame(() => {
    said.current = readDocument(editor.getJSON())
    onChange(said.current)
  })

  useEffect(() => {
    if (value === said.current) return
    said.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={bare ? 'sr-only' : field.label} onClick={() => editor.commands.focus()}>
        {label}
        {required && <Star />}
      </span>
      <div className={classes(styles.frame, error && styles.wrong)} onBlur={told.now}>
        {!disabled && <Toolbar editor={editor} about={label} pictures={pictures} drawMath={drawMath} />}
        <EditorContent editor={editor} className={classes(styles.body, text.text)} />
      </div>
      <Below id={`${id}-below`} {...{ label, error, hint, bare }} />
    </div>
  )
}

type About = { id: string; required: boolean | undefined; invalid: boolean; below: boolean }

const attributesOf = ({ id, required, invalid, below }: About): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  ...(required && { 'aria-required': 'true' }),
  ...(invalid && { 'aria-invalid': 'true' }),
  ...(below && { 'aria-describedby': `${id}-below` }),
})

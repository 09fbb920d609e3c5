import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { TextField } from '../../../fields/TextField.tsx'
import { Button } from '../../../page/Button.tsx'
import { IconButton } from '../../../page/IconButton.tsx'
import { useWord } from '../../../page/words.tsx'
import { type DrawMath, mostFormula } from '../document.ts'
import { IconMath } from './icons.ts'
import styles from './Toolbar.module.css'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

type Place = { tabIndex: number; onFocus: () => void }

/** Puts a formula where the caret is, selected, so that it can be written. */
export function MathButton({ editor, ...place }: { editor: Editor } & Place) {
  const word = useWord()
  const put = () => {
    const { from, to } = editor.state.selection
    const chosen = editor.state.doc.textBetween(from, to).slice(0, mostFormula)
    editor
      .chain()
      .focus()
      .insertContentAt({ from, to }, { type: 'math', attrs: { source: chosen || 'x^2' } })
      .setNodeSelection(from)
      .run()
  }
  return (
    <IconButton
      label={word('rich.math')}
      className={styles.act}
      {...place}
      onMouseDown={(event) => event.preventDefault()}
      onClick={put}
    >
      <IconMath />
    </IconButton>
  )
}

/** The formula that is selected: as it is written and as it is read. */
export function MathBar({ editor, drawMath }: { editor: Editor; drawMath: DrawMath }) {
  const word = useWord()
  const source = useEditorState({ editor, selector: ({ editor: at }) => textOf(at.getAttributes('math')['source']) })
  return (
    <div className={styles.bar}>
      <TextField
        label={word('rich.math')}
        hint={word('rich.mathHint')}
        max={mostFormula}
        value={source}
        onChange={(next) => editor.commands.updateAttributes('math', { source: next })}
      />
      {source.trim() !== '' && <output>{drawMath(source)}</output>}
      <Button size="small" onClick={() => editor.chain().focus().deleteSelection().run()}>
        {word('remove')}
      </Button>
    </div>
  )
}

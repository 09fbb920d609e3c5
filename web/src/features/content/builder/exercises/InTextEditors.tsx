import { useRef } from 'react'
import { text } from '#platform/text.ts'
import { CheckList } from '#ui/fields/CheckList.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../Builder.module.css'
import { chooseFrom, distractorsOf, gapsFrom, textOfChoose, textOfGaps, withDistractors } from './in-text.ts'
import type { EditorProps } from './part.ts'
import { Rows } from './Rows.tsx'

/** A text whose gaps are written in braces, and words that fit into none. */
export function GapsEditor({ exercise, onChange }: EditorProps<'gaps'>) {
  return (
    <>
      <BracedText
        label={text('content.gaps-text')}
        hint={text('content.gaps-hint')}
        act={text('content.make-gap')}
        value={textOfGaps(exercise)}
        onChange={(next) => onChange(gapsFrom(exercise, next), 'text')}
      />
      <Rows
        label={text('content.distractors')}
        name={(number) => text('content.distractor', { number })}
        rows={distractorsOf(exercise)}
        most={Math.max(0, 30 - exercise.gaps.length)}
        add={text('content.add-distractor')}
        fresh={(row) => row}
        onRows={(rows, typing) => onChange(withDistractors(exercise, rows), typing)}
      />
    </>
  )
}

/** A text whose parts in braces may be chosen, and which of them are right. */
export function ChooseEditor({ exercise, onChange }: EditorProps<'choose'>) {
  const choices = exercise.parts.filter(({ choice }) => choice)
  return (
    <>
      <BracedText
        label={text('content.choose-text')}
        hint={text('content.choose-hint')}
        act={text('content.make-choice')}
        value={textOfChoose(exercise)}
        onChange={(next) => onChange(chooseFrom(exercise, next), 'text')}
      />
      {choices.length > 0 && (
        <CheckList
          label={text('content.right-parts')}
          value={exercise.key.right}
          onChange={(right) => onChange({ ...exercise, key: { ...exercise.key, right: [...right] } })}
          choices={choices.map(({ uuid, text: words }) => ({ value: uuid, label: words || '…' }))}
        />
      )}
    </>
  )
}

type Props = { label: string; hint: string; act: string; value: string; onChange: (next: string) => void }

/** What is selected is put into braces by the button, so that nobody has to find them on a keyboard. */
function BracedText({ label, hint, act, value, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const wrap = () => {
    const area = box.current?.querySelector('textarea')
    if (!area || area.selectionStart === area.selectionEnd) return area?.focus()
    const [from, to] = [area.selectionStart, area.selectionEnd]
    onChange(`${value.slice(0, from)}{${value.slice(from, to)}}${value.slice(to)}`)
    area.focus()
  }
  return (
    <div ref={box} className={styles.fields}>
      <TextArea label={label} hint={hint} rows={4} max={2000} value={value} onChange={onChange} />
      <div>
        <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={wrap}>
          {act}
        </Button>
      </div>
    </div>
  )
}

import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Formula } from '../../reading/Formula.tsx'

/** A formula in the words of LaTeX, and beside it as it is read. */
export function FormulaEditor({ value, onChange }: { value: string; onChange: (next: string) => void }) {
  return (
    <>
      <TextArea
        label={text('content.formula')}
        hint={text('content.formula-hint')}
        max={1000}
        rows={2}
        value={value}
        onChange={onChange}
      />
      {value.trim() !== '' && <Formula source={value} />}
    </>
  )
}

import { mostFormula } from '@qalam/contract/rich/math.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { DraftFormula } from '../../reading/Formula.tsx'

/** A formula in the words of LaTeX, and beside it as it is read. */
export function FormulaEditor({ value, onChange }: { value: string; onChange: (next: string) => void }) {
  return (
    <>
      <TextArea
        label={text('content.formula')}
        hint={text('content.formula-hint')}
        max={mostFormula}
        rows={2}
        value={value}
        onChange={onChange}
      />
      {value.trim() !== '' && <DraftFormula source={value} />}
    </>
  )
}

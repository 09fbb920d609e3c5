import type { FieldProps } from '../../fields/field.ts'
import type { AddressOf, DrawMath, RichDocument } from './document.ts'

export type RichFieldProps = FieldProps<RichDocument> & {
  /** How a picture is stored and found again; without it the text takes none. */
  pictures?: { store: (file: File) => Promise<string>; addressOf: AddressOf } | undefined
  /** How a formula looks; without it the text takes none. */
  drawMath?: DrawMath | undefined
}

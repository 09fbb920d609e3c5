/** What every field takes. `onChange` is a method, so a draft of a narrower type may be handed over as it is. */
export type FieldProps<Value> = {
  label: string
  value: Value
  onChange(value: NoInfer<Value>): void
  error?: string | null | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** One line of help under the field. */
  hint?: string | undefined
  name?: string | undefined
  /** The label is said but not shown: for a field in a toolbar or a table. */
  bare?: boolean | undefined
}

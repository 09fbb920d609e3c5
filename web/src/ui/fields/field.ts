/** What every field takes. `onChange` is a method, so a draft of a narrower type may be handed over as it is. */
export type FieldProps<Value> = {
  label: string
  value: Value
  onChange(value: NoInfer<Value>): void
  error?: string | null | undefined
  /** The field cannot make a value of what stands in it: whoever holds the form must not send it. Null when it can again. */
  onComplaint?(complaint: string | null): void
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** One line of help under the field. */
  hint?: string | undefined
  name?: string | undefined
  /** The label is said but not shown: for a field in a toolbar or a table. */
  bare?: boolean | undefined
}

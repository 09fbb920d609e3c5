import { classes } from '../page/classes.ts'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './field.module.css'

type Props = FieldProps<string> & {
  /** Letters at most. They are counted, not cut: pasted text is shortened by the person. */
  max?: number | undefined
  /** How long a text is, where it is not counted by the units of the browser. */
  lengthOf?: (text: string) => number
  rows?: number | undefined
  placeholder?: string | undefined
}

export function TextArea({ value, onChange, max, lengthOf, rows = 3, placeholder, ...frame }: Props) {
  const length = lengthOf?.(value) ?? value.length
  const aside = max !== undefined && (
    <span className={classes(styles.count, length > max && styles.over)}>
      {length} / {max}
    </span>
  )

  return (
    <FieldFrame {...frame} aside={aside}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  )
}

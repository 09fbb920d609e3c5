import { classes } from '../page/classes.ts'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './field.module.css'

type Props = FieldProps<string> & {
  /** Letters at most. They are counted, not cut: pasted text is shortened by the person. */
  max?: number | undefined
  rows?: number | undefined
  placeholder?: string | undefined
}

export function TextArea({ value, onChange, max, rows = 3, placeholder, ...frame }: Props) {
  const aside = max !== undefined && (
    <span className={classes(styles.count, value.length > max && styles.over)}>
      {value.length} / {max}
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

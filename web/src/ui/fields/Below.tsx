import { createContext, use } from 'react'
import { classes } from '../page/classes.ts'
import type { FieldProps } from './field.ts'
import styles from './field.module.css'

/** Puts the label of a field into a complaint that shall name it (ERR-FIELD-1). The app gives it: it knows the words. */
export const NamedComplaint = createContext((complaint: string, _label: string) => complaint)

type Props = Pick<FieldProps<never>, 'label' | 'error' | 'hint' | 'bare'> & {
  id: string
  className?: string | undefined
}

/** The line under a field: its complaint, or else its hint. A complaint names only a field whose label can be seen. */
export function Below({ id, label, error, hint, bare, className }: Props) {
  const named = use(NamedComplaint)
  const said = error && !bare ? named(error, label) : (error ?? hint)
  if (!said) return null

  return (
    <p id={id} className={classes(className, error ? styles.error : styles.hint)}>
      {said}
    </p>
  )
}

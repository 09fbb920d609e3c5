import { IconDown } from '../page/icons.ts'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import field from './field.module.css'
import { useWord } from '../page/words.tsx'
import styles from './SelectField.module.css'

export type Choice<Value extends string | number> = {
  value: Value
  label: string
  disabled?: boolean | undefined
  /** A searched list writes it once above the choices that follow each other in it. */
  group?: string | undefined
}

type Props<Value extends string | number> = FieldProps<Value | null | undefined> & {
  choices: readonly Choice<Value>[]
  /** The line for "none": it can be chosen again unless the field is required. */
  placeholder?: string | undefined
}

/** The browser's own list: best on a phone. For more than some twenty choices take SearchSelect. */
export function SelectField<Value extends string | number>(props: Props<Value>) {
  const { value, onChange, choices, placeholder, ...frame } = props
  const word = useWord()
  // Without an empty line the browser would show its first choice as chosen, and nobody could choose that one.
  const isChosen = choices.some((choice) => choice.value === value)
  const choose = (key: string) => onChange(choices.find((choice) => String(choice.value) === key)?.value ?? null)

  return (
    <FieldFrame {...frame}>
      {({ className, ...control }) => (
        <div className={field.box}>
          <select
            {...control}
            className={`${className} ${styles.select}`}
            value={value ?? ''}
            onChange={({ target }) => choose(target.value)}
          >
            {(placeholder !== undefined || !isChosen) && (
              <option value="" disabled={frame.required}>
                {placeholder ?? ''}
              </option>
            )}
            {choices.length === 0 && <option disabled>{word('noChoices')}</option>}
            {choices.map(({ value: key, label, disabled }) => (
              <option key={key} value={key} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <IconDown aria-hidden className={styles.arrow} />
        </div>
      )}
    </FieldFrame>
  )
}

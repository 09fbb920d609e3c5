import { useId, useState } from 'react'
import { SearchField } from './SearchField.tsx'
import { useWord } from '../page/words.tsx'
import { Below } from './Below.tsx'
import styles from './CheckList.module.css'
import choice from './choice.module.css'
import field from './field.module.css'
import type { FieldProps } from './field.ts'
import { Star } from './FieldFrame.tsx'
import { found } from './found.ts'
import type { Choice } from './SelectField.tsx'

type Props<Value extends string | number> = FieldProps<readonly Value[]> & {
  choices: readonly Choice<Value>[]
  /** The label of the search, shown where there are more than a few choices. */
  search?: string | undefined
}

/** Several of many: groups of a bell table, receivers of a message. Chosen lines that the search hides stay chosen. */
export function CheckList<Value extends string | number>(props: Props<Value>) {
  const { label, value, onChange, choices, search, error, required, disabled, hint, bare } = props
  const word = useWord()
  const id = useId()
  const [text, setText] = useState('')
  const below = error ?? hint
  const shown = found(choices, text)
  const toggle = (key: Value, chosen: boolean) =>
    onChange(chosen ? [...value, key] : value.filter((other) => other !== key))

  return (
    <fieldset className={field.field} aria-describedby={below ? `${id}-below` : undefined}>
      <legend className={bare ? 'sr-only' : field.label}>
        {label}
        {required && <Star />}
        {/* A group of boxes has no aria-required of its own: it is said in its name. */}
        {required && <span className="sr-only">({word('required')}) </span>}
        <span className={styles.count}>
          {value.length} / {choices.length}
        </span>
      </legend>
      {search && choices.length > 8 && <SearchField label={search} value={text} onChange={setText} delay={0} />}
      <div className={styles.list}>
        {shown.map(({ value: key, label: name, disabled: closed }) => (
          <label key={key} className={choice.choice}>
            <input
              type="checkbox"
              aria-invalid={error ? true : undefined}
              checked={value.includes(key)}
              disabled={disabled || closed}
              onChange={({ target }) => toggle(key, target.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
        {shown.length === 0 && <p className={field.hint}>{word('noChoices')}</p>}
      </div>
      <Below id={`${id}-below`} {...{ label, error, hint, bare }} className={field.below} />
    </fieldset>
  )
}

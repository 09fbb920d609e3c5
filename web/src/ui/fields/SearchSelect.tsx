import { IconButton } from '../page/IconButton.tsx'
import { IconClose, IconDown } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { Choice } from './SelectField.tsx'
import { type FromServer, useSearching } from './useSearching.ts'
import styles from './field.module.css'

type Props<Value extends string | number> = FieldProps<Value | null | undefined> &
  FromServer & {
    choices: readonly Choice<Value>[]
    placeholder?: string | undefined
    clearable?: boolean | undefined
    /** What the value is called while it is not among the choices. */
    chosenLabel?: string | undefined
  }

/** A list that is searched by typing. Arrows move, Enter takes, Esc closes. */
export function SearchSelect<Value extends string | number>(props: Props<Value>) {
  const {
    value,
    onChange,
    choices,
    placeholder,
    clearable = !props.required,
    onSearch,
    busy,
    chosenLabel,
    ...frame
  } = props
  const word = useWord()
  const isChosen = (choice: Choice<Value>) => choice.value === value
  const take = (choice: Choice<Value> | undefined) => {
    if (!choice || choice.disabled) return
    onChange(choice.value)
    close()
  }
  const { shown, box, open, close, input, onBlur, flip, lists } = useSearching({
    choices,
    isChosen,
    onSearch,
    onTake: (index, lines) => take(lines[index]),
  })
  const isKnown = value !== null && value !== undefined

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div ref={box} className={styles.box} onBlur={onBlur}>
          <input
            {...control}
            {...input(choices.find(isChosen)?.label ?? (isKnown ? (chosenLabel ?? '') : ''))}
            placeholder={placeholder}
            onFocus={({ target }) => target.select()}
          />
          <IconButton label={frame.label} tabIndex={-1} aria-hidden disabled={frame.disabled} onClick={flip}>
            <IconDown />
          </IconButton>
          {clearable && (choices.some(isChosen) || (isKnown && chosenLabel)) && !frame.disabled && (
            <IconButton label={word('clear')} onClick={() => onChange(null)}>
              <IconClose />
            </IconButton>
          )}
          {open && <ChoiceList label={frame.label} choices={shown} {...lists} {...{ isChosen, busy }} onTake={take} />}
        </div>
      )}
    </FieldFrame>
  )
}

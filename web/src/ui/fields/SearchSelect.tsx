import { useRef, useState } from 'react'
import { IconButton } from '../page/IconButton.tsx'
import { IconClose, IconDown } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { found } from './found.ts'
import type { Choice } from './SelectField.tsx'
import { useChoosing } from './useChoosing.ts'
import styles from './field.module.css'

type Props<Value extends string | number> = FieldProps<Value | null | undefined> & {
  choices: readonly Choice<Value>[]
  placeholder?: string | undefined
  clearable?: boolean | undefined
  /**
   * The text that is being looked for, after a short silence, when the choices come from a server; they are then not
   * filtered here. Empty when the list is closed.
   */
  onSearch?: ((text: string) => void) | undefined
  /** The server has not answered yet. */
  busy?: boolean | undefined
  /** What the value is called while it is not among the choices. */
  chosenLabel?: string | undefined
}

/** Milliseconds without typing after which a server is asked. */
const silence = 250

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
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = onSearch || typed === null ? choices : found(choices, typed)
  const isChosen = (choice: Choice<Value>) => choice.value === value

  const take = (choice: Choice<Value> | undefined) => {
    if (!choice || choice.disabled) return
    onChange(choice.value)
    close()
  }
  const { listId, box, list, open, active, show, close, onKeyDown } = useChoosing(shown.length, {
    first: () => choices.findIndex(isChosen),
    onTake: (index) => take(shown[index]),
    onClose: () => {
      setTyped(null)
      if (typed !== null) tell('', 0)
    },
  })
  const tell = (text: string, after: number) => {
    clearTimeout(timer.current)
    if (onSearch) timer.current = setTimeout(() => onSearch(text), after)
  }
  const search = (text: string) => {
    setTyped(text)
    show(0)
    tell(text, silence)
  }
  const isKnown = value !== null && value !== undefined

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div
          ref={box}
          className={styles.box}
          onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && close()}
        >
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && shown[active] ? `${listId}-${active}` : undefined}
            placeholder={placeholder}
            value={typed ?? choices.find(isChosen)?.label ?? (isKnown ? (chosenLabel ?? '') : '')}
            onChange={({ target }) => search(target.value)}
            onClick={() => open || show()}
            onFocus={({ target }) => target.select()}
            onKeyDown={onKeyDown}
          />
          <IconButton
            label={frame.label}
            tabIndex={-1}
            aria-hidden
            disabled={frame.disabled}
            onClick={() => (open ? close() : (show(), box.current?.querySelector('input')?.focus()))}
          >
            <IconDown />
          </IconButton>
          {clearable && (choices.some(isChosen) || (isKnown && chosenLabel)) && !frame.disabled && (
            <IconButton label={word('clear')} onClick={() => onChange(null)}>
              <IconClose />
            </IconButton>
          )}
          {open && (
            <ChoiceList
              id={listId}
              label={frame.label}
              {...{ list, choices: shown, isChosen, active, busy }}
              onTake={take}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

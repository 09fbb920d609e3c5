import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../page/IconButton.tsx'
import { IconClose, IconDown } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { Choice } from './SelectField.tsx'
import { type FromServer, useSearching } from './useSearching.ts'
import field from './field.module.css'
import styles from './SearchMany.module.css'

type Props<Value extends string | number> = FieldProps<readonly Value[]> &
  FromServer & {
    choices: readonly Choice<Value>[]
    placeholder?: string | undefined
    /** No more than so many may be chosen. */
    max?: number | undefined
    /** What is chosen from the start, so that it has a name before the server is asked. */
    known?: readonly Choice<Value>[] | undefined
  }

/**
 * Several of very many, searched by typing: Enter takes or gives back and the list stays open, Backspace in an empty
 * input removes the last. For a list that fits on the page take CheckList.
 */
export function SearchMany<Value extends string | number>(props: Props<Value>) {
  const { value, onChange, choices, placeholder, max = Infinity, known = [], onSearch, busy, ...frame } = props
  const word = useWord()
  const [taken, setTaken] = useState<readonly Choice<Value>[]>([])
  const isChosen = (choice: Choice<Value>) => value.includes(choice.value)
  const isFull = value.length >= max
  const labelOf = (key: Value) =>
    [...choices, ...taken, ...known].find((choice) => choice.value === key)?.label ?? String(key)

  const remove = (key: Value) => onChange(value.filter((other) => other !== key))
  const add = (some: readonly Choice<Value>[]) => {
    setTaken([...taken, ...some])
    onChange([...value, ...some.map((choice) => choice.value)])
  }
  const flipOne = (choice: Choice<Value> | undefined) => {
    if (!choice || choice.disabled) return
    if (isChosen(choice)) return remove(choice.value)
    if (!isFull) add([choice])
  }
  const isFree = (choice: Choice<Value>) => !choice.disabled && !isChosen(choice)
  const addable = (lines: readonly Choice<Value>[]) => {
    const free = lines.filter(isFree)
    return free.length > 1 && value.length + free.length <= max ? free : []
  }

  const { shown, typed, box, open, input, onBlur, flip, onKeyDown, lists } = useSearching({
    choices,
    isChosen,
    onSearch,
    hasLast: (lines) => addable(lines).length > 0,
    onTake: (index, lines) => (index < lines.length ? flipOne(lines[index]) : add(addable(lines))),
  })
  const onKey = (event: KeyboardEvent) => {
    const last = value.at(-1)
    if (event.key === 'Backspace' && !typed && last !== undefined) remove(last)
    else onKeyDown(event)
  }
  const all = addable(shown)
  const lines = isFull ? shown.map((choice) => (isChosen(choice) ? choice : { ...choice, disabled: true })) : shown
  const count = { number: value.length, max }

  return (
    <FieldFrame
      {...frame}
      aside={
        <span role="status" className={field.count}>
          {max < Infinity ? word('chosenMost', count) : value.length > 0 && word('chosen', count)}
        </span>
      }
    >
      {(control) => (
        <>
          <div ref={box} className={field.box} onBlur={onBlur}>
            <input {...control} {...input('', onKey)} placeholder={placeholder} />
            <IconButton label={frame.label} tabIndex={-1} aria-hidden disabled={frame.disabled} onClick={flip}>
              <IconDown />
            </IconButton>
            {open && (
              <ChoiceList
                many
                label={frame.label}
                choices={lines}
                {...lists}
                {...{ isChosen, busy }}
                onTake={flipOne}
                last={
                  all.length > 0
                    ? { label: word('chooseShown', { number: all.length }), onTake: () => add(all) }
                    : undefined
                }
              />
            )}
          </div>
          {value.length > 0 && (
            <ul className={styles.chips} aria-label={frame.label}>
              {value.map((key) => (
                <li key={key} className={styles.chip}>
                  <span>{labelOf(key)}</span>
                  <IconButton
                    label={`${word('remove')}: ${labelOf(key)}`}
                    disabled={frame.disabled}
                    onClick={() => (remove(key), box.current?.querySelector('input')?.focus())}
                  >
                    <IconClose />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FieldFrame>
  )
}

import type { RefObject } from 'react'
import { classes } from '../page/classes.ts'
import { IconCheck } from '../page/icons.ts'
import panel from '../overlay/panel.module.css'
import { useWord } from '../page/words.tsx'
import type { Choice } from './SelectField.tsx'

type Props<Value extends string | number> = {
  id: string
  label: string
  list: RefObject<HTMLUListElement | null>
  choices: readonly Choice<Value>[]
  isChosen: (choice: Choice<Value>) => boolean
  /** The line that Enter would take. */
  active: number
  onTake: (choice: Choice<Value>) => void
}

/** The open list of a combobox. The focus stays in the input; the active line is only pointed at. */
export function ChoiceList<Value extends string | number>(props: Props<Value>) {
  const { id, label, list, choices, isChosen, active, onTake } = props
  const word = useWord()

  return (
    <ul ref={list} id={id} popover="manual" role="listbox" aria-label={label} className={panel.panel}>
      {choices.map((choice, index) => (
        <li
          key={choice.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={isChosen(choice)}
          aria-disabled={choice.disabled || undefined}
          data-active={index === active || undefined}
          className={classes(panel.line, isChosen(choice) && panel.chosen)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(choice)}
        >
          {choice.label}
          {isChosen(choice) && <IconCheck aria-hidden />}
        </li>
      ))}
      {choices.length === 0 && (
        <li role="option" aria-disabled aria-selected={false} className={panel.none}>
          {word('noChoices')}
        </li>
      )}
    </ul>
  )
}

import { Fragment, type RefObject } from 'react'
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
  /** The choices are on their way. */
  busy?: boolean | undefined
  /** Several may be chosen. */
  many?: boolean | undefined
  /** A line after the choices, which stays in sight. */
  last?: { label: string; onTake: () => void } | undefined
}

/** The open list of a combobox. The focus stays in the input; the active line is only pointed at. */
export function ChoiceList<Value extends string | number>(props: Props<Value>) {
  const { id, label, list, choices, isChosen, active, onTake, busy, many, last } = props
  const word = useWord()

  return (
    <ul
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={label}
      aria-busy={busy}
      aria-multiselectable={many}
      className={panel.panel}
    >
      {choices.map((choice, index) => (
        <Fragment key={choice.value}>
          {choice.group && choice.group !== choices[index - 1]?.group && (
            <li role="presentation" className={panel.group}>
              {choice.group}
            </li>
          )}
          <li
            id={`${id}-${index}`}
            role="option"
            aria-label={choice.group && `${choice.label}, ${choice.group}`}
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
        </Fragment>
      ))}
      {last && (
        <li
          id={`${id}-${choices.length}`}
          role="option"
          aria-selected={false}
          data-active={active === choices.length || undefined}
          className={classes(panel.line, panel.last)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={last.onTake}
        >
          {last.label}
        </li>
      )}
      {choices.length === 0 && (
        <li role="option" aria-disabled aria-selected={false} className={panel.none}>
          {word(busy ? 'loading' : 'noChoices')}
        </li>
      )}
    </ul>
  )
}

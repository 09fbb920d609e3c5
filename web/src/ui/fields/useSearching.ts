import { useRef, useState, type KeyboardEvent } from 'react'
import { found } from './found.ts'
import type { Choice } from './SelectField.tsx'
import { useChoosing } from './useChoosing.ts'

/** Milliseconds without typing after which a server is asked. */
const silence = 250

export type FromServer = {
  /**
   * The text that is being looked for, after a short silence, when the choices come from a server; they are then not
   * filtered here. Empty when the list is closed.
   */
  onSearch?: ((text: string) => void) | undefined
  /** The server has not answered yet. */
  busy?: boolean | undefined
}

type Doings<Value extends string | number> = Pick<FromServer, 'onSearch'> & {
  choices: readonly Choice<Value>[]
  isChosen: (choice: Choice<Value>) => boolean
  /** The line at this place is taken; a place past the choices is the line after them. */
  onTake: (index: number, shown: readonly Choice<Value>[]) => void
  /** One more line stands after the choices. */
  hasLast?: ((shown: readonly Choice<Value>[]) => boolean) | undefined
}

/** What one value and many values share: the text that narrows an open list, and the input that points into it. */
export function useSearching<Value extends string | number>(doings: Doings<Value>) {
  const { choices, isChosen, onSearch, onTake, hasLast } = doings
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = onSearch || typed === null ? choices : found(choices, typed)
  const lines = shown.length + (hasLast?.(shown) ? 1 : 0)

  const tell = (text: string, after: number) => {
    clearTimeout(timer.current)
    if (onSearch) timer.current = setTimeout(() => onSearch(text), after)
  }
  const choosing = useChoosing(lines, {
    first: () => shown.findIndex(isChosen),
    onTake: (index) => onTake(index, shown),
    onClose: () => {
      setTyped(null)
      if (typed !== null) tell('', 0)
    },
  })
  const { listId, box, list, open, active, show, close } = choosing
  const search = (text: string) => {
    setTyped(text)
    show(0)
    tell(text, silence)
  }

  const input = (closedText: string, onKeyDown: (event: KeyboardEvent) => void = choosing.onKeyDown) => ({
    type: 'text',
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': open,
    'aria-controls': listId,
    'aria-activedescendant': open && active < lines ? `${listId}-${active}` : undefined,
    value: typed ?? closedText,
    onChange: ({ target }: { target: HTMLInputElement }) => search(target.value),
    onClick: () => open || show(),
    onKeyDown,
  })
  const onBlur = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) close()
  }
  const flip = () => (open ? close() : (show(), box.current?.querySelector('input')?.focus()))

  return {
    shown,
    typed,
    box,
    open,
    close,
    input,
    onBlur,
    flip,
    onKeyDown: choosing.onKeyDown,
    lists: { id: listId, list, active },
  }
}

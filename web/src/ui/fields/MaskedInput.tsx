import { useLayoutEffect, useRef, type InputHTMLAttributes } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  /** The masked text. */
  value: string
  onText: (typed: string) => void
}

const digits = (text: string) => text.replace(/\D/g, '')

/** An input whose text is rewritten while it is typed; the caret stays behind the digit that was typed. */
export function MaskedInput({ value, onText, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const digitsAfterCaret = useRef<number | null>(null)

  useLayoutEffect(() => {
    const after = digitsAfterCaret.current
    digitsAfterCaret.current = null
    if (after === null || !input.current || input.current !== document.activeElement) return
    let caret = value.length
    while (caret > 0 && digits(value.slice(caret)).length < after) caret -= 1
    input.current.setSelectionRange(caret, caret)
  })

  const accept = ({ value: typed, selectionStart }: HTMLInputElement) => {
    const caret = selectionStart ?? typed.length
    const before = typed.slice(0, caret)
    const after = typed.slice(caret)
    digitsAfterCaret.current = digits(after).length
    // Backspace over a dash or a bracket means the digit in front of it.
    const rubbedMask = typed.length < value.length && digits(typed) === digits(value)
    onText((rubbedMask ? before.replace(/\d(\D*)$/, '$1') : before) + after)
  }

  return (
    <input
      type="text"
      inputMode="numeric"
      {...rest}
      ref={input}
      value={value}
      onChange={({ target }) => accept(target)}
    />
  )
}

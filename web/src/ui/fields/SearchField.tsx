import { useEffect, useEffectEvent, useState } from 'react'
import fields from './field.module.css'
import { IconButton } from '../page/IconButton.tsx'
import { IconClose, IconSearch } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import styles from './SearchField.module.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Milliseconds of silence before the search is told; the letters themselves are shown at once. */
  delay?: number | undefined
  max?: number | undefined
}

export function SearchField({ label, value, onChange, delay = 250, max = 100 }: Props) {
  const word = useWord()
  const [typed, setTyped] = useState<string | null>(null)
  const tell = useEffectEvent((text: string) => {
    setTyped(null)
    onChange(text)
  })

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => tell(typed), delay)
    return () => clearTimeout(timer)
  }, [typed, delay])

  const text = typed ?? value
  return (
    <div role="search" className={`${fields.box} ${styles.search} no-print`}>
      <IconSearch aria-hidden className={fields.lead} />
      <input
        type="text"
        role="searchbox"
        enterKeyHint="search"
        className={fields.control}
        aria-label={label}
        placeholder={label}
        maxLength={max}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && typed !== null && (setTyped(null), onChange(typed))}
      />
      {text !== '' && (
        <IconButton label={word('clear')} onClick={() => (setTyped(null), onChange(''))}>
          <IconClose />
        </IconButton>
      )}
    </div>
  )
}

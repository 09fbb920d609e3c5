import { useId } from 'react'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import type { PlayerProps } from '../player.ts'
import styles from './Choice.module.css'
import { Option } from './Option.tsx'
import { Words } from '../Words.tsx'

type Props<Value> = {
  named: PlayerProps<'single'>['named']
  options: readonly { value: Value; text: string }[]
  value: Value | null
  onValue: (value: Value | null) => void
  locked: boolean
}

/** One of several; what was chosen can be taken back, since no answer is not a wrong one. */
export function Radios<Value extends string | boolean>({ named, options, value, onValue, locked }: Props<Value>) {
  const name = useId()
  return (
    <>
      <div role="radiogroup" {...named} className={styles.options}>
        {options.map((option) => (
          <Option
            key={String(option.value)}
            kind="radio"
            name={name}
            checked={option.value === value}
            disabled={locked}
            onPress={() => onValue(option.value)}
          >
            <Words>{option.text}</Words>
          </Option>
        ))}
      </div>
      {value !== null && !locked && (
        <Button kind="quiet" className={styles.clear} onClick={() => onValue(null)}>
          {text('exercises.clear')}
        </Button>
      )}
    </>
  )
}

import { useState } from 'react'
import { IconButton } from '../page/IconButton.tsx'
import { IconHide, IconShow } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './field.module.css'

type Props = FieldProps<string> & { autoComplete?: 'current-password' | 'new-password' | undefined }

export function PasswordField({ value, onChange, autoComplete = 'current-password', ...frame }: Props) {
  const word = useWord()
  const [shown, setShown] = useState(false)

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
          />
          <IconButton label={word(shown ? 'hidePassword' : 'showPassword')} onClick={() => setShown(!shown)}>
            {shown ? <IconHide /> : <IconShow />}
          </IconButton>
        </div>
      )}
    </FieldFrame>
  )
}

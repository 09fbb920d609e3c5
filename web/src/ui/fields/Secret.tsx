import { useState } from 'react'
import { IconButton } from '../page/IconButton.tsx'
import { IconHide, IconShow } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import styles from './Secret.module.css'

/** A password to be read, not typed. Hidden it is four asterisks, whatever its length (SH-UI-8, C-PWD-2). */
export function Secret({ value }: { value: string }) {
  const word = useWord()
  const [shown, setShown] = useState(false)

  return (
    <span className={styles.secret}>
      <code>{shown ? value : '****'}</code>
      <IconButton label={word(shown ? 'hidePassword' : 'showPassword')} onClick={() => setShown(!shown)}>
        {shown ? <IconHide /> : <IconShow />}
      </IconButton>
    </span>
  )
}

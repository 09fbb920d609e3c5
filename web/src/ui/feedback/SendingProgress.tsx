import { useWord } from '../page/words.tsx'
import { Progress } from './Progress.tsx'

type Props = {
  /** Hundredths that have been sent; null where nothing is on its way. */
  sending: { percent: number | null; cancel: () => void }
}

/** How much of the chosen files has been sent, with a way to call it off. */
export function SendingProgress({ sending: { percent, cancel } }: Props) {
  const word = useWord()
  if (percent === null) return null
  return (
    <Progress
      label={word('sendingFiles')}
      done={percent}
      total={100}
      onCancel={cancel}
      cancelLabel={word('stopSending')}
    />
  )
}

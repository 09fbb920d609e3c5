import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './SecondFactor.module.css'

type Props = { codes: readonly string[]; onClose: () => void }

/** The recovery codes, shown once: nothing but the button closes it. */
export function CodesDialog({ codes, onClose }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    tellSuccess(text('second-factor.copied'))
  }
  // Without https a browser has no clipboard: the codes can still be marked and copied by hand.
  const canCopy = 'clipboard' in navigator && window.isSecureContext

  return (
    <Dialog
      title={text('second-factor.keep-codes')}
      locked
      onClose={onClose}
      footer={
        <>
          {canCopy && <Button onClick={() => void copy()}>{text('second-factor.copy')}</Button>}
          <Button kind="main" data-autofocus onClick={onClose}>
            {text('second-factor.kept')}
          </Button>
        </>
      }
    >
      <p>{text('second-factor.keep-codes-lead')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}

import { signLabel } from '@qalam/contract/journal/rules.ts'
import { signs } from '@qalam/contract/schedule/api.ts'
import { currentLanguage, type MessageKey, text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './Dialogs.module.css'

const keys: readonly [string, MessageKey][] = [
  ['← ↑ → ↓', 'journal.key-arrows'],
  ['Enter', 'journal.key-enter'],
  ['Tab', 'journal.key-tab'],
  ['Home  End  PgUp  PgDn', 'journal.key-edges'],
  ['0 … 9', 'journal.key-digits'],
  ['Delete  Backspace', 'journal.key-delete'],
  ['F2  Space', 'journal.key-open'],
  ['Shift + ← ↑ → ↓', 'journal.key-select'],
  ['Ctrl + C  Ctrl + V', 'journal.key-copy'],
  ['Ctrl + D', 'journal.key-fill'],
  ['Ctrl + Z  Ctrl + Shift + Z', 'journal.key-undo'],
  ['Esc', 'journal.key-escape'],
]

/** The keyboard map of the grid, with the letters of the signs. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const language = currentLanguage()

  return (
    <Dialog title={text('journal.keys')} width={540} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([stroke, meaning]) => (
          <div key={stroke}>
            <dt>
              {stroke.split('  ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{text(meaning)}</dd>
          </div>
        ))}
        {signs.map((sign) => (
          <div key={sign}>
            <dt>
              <kbd>{signLabel(sign, language)}</kbd>
            </dt>
            <dd>{text(`journal.sign-${sign}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{text('journal.key-letters')}</p>
    </Dialog>
  )
}

import type { Banner } from '@qalam/contract/news/shown.ts'
import type { z } from 'zod'
import { openOutside } from '#platform/native.ts'
import { navigate } from '#platform/screen.ts'
import { Button } from '#ui/page/Button.tsx'
import styles from './Banners.module.css'

type OneButton = z.output<typeof Banner>['buttons'][number]
type Props = {
  buttons: readonly OneButton[]
  onPress: () => void
  /** What a press does in place of going to the button's address. */
  instead?: () => void
}

/** Colours that stand for the one main action; the rest is plain in every look. */
const strong: readonly string[] = ['accent', 'main', 'primary']

function follow({ link, external }: OneButton): void {
  if (link.startsWith('/') && !external) navigate(link)
  else if (/^https?:/.test(link)) openOutside(link)
}

/** Buttons as configured: label, colour, address, inside or outside of the site. */
export function Buttons({ buttons, onPress, instead }: Props) {
  const press = (button: OneButton) => {
    onPress()
    if (instead) instead()
    else follow(button)
  }
  return (
    <div className={styles.buttons}>
      {buttons.map((button) => (
        <Button
          key={button.label}
          size="small"
          kind={strong.includes(button.color) ? 'main' : 'plain'}
          onClick={() => press(button)}
        >
          {button.label}
        </Button>
      ))}
    </div>
  )
}

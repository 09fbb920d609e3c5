import { text } from '#platform/text.ts'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconDark, IconLight } from '../../icons.ts'
import { chooseScheme, useScheme } from '../../look.ts'

export function SchemeSwitch() {
  const isDark = useScheme() === 'dark'

  return (
    <IconButton
      label={text(isDark ? 'shell.scheme-to-light' : 'shell.scheme-to-dark')}
      onClick={() => chooseScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconLight /> : <IconDark />}
    </IconButton>
  )
}

import { text } from '#platform/text.ts'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconDark, IconLight } from '../../icons.ts'
import { tellLook } from '#features/profile/public.tsx'
import { chooseScheme, useScheme } from '#platform/scheme.ts'

export function SchemeSwitch() {
  const isDark = useScheme() === 'dark'
  const choose = () => {
    const scheme = isDark ? 'light' : 'dark'
    chooseScheme(scheme)
    tellLook({ scheme })
  }

  return (
    <IconButton label={text(isDark ? 'shell.scheme-to-light' : 'shell.scheme-to-dark')} onClick={choose}>
      {isDark ? <IconLight /> : <IconDark />}
    </IconButton>
  )
}

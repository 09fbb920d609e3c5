import { createTheme, MantineProvider } from '@mantine/core'
import { useLayoutEffect, type ReactNode } from 'react'
import './fonts.css'
import './tokens.css'
import './look.css'
import './mantine.css'

export const looks = ['default', 'lyceum', 'gymnasium', 'intellectual', 'product'] as const
export type LookName = (typeof looks)[number]
export type Scheme = 'light' | 'dark'

const accent = 'var(--accent)'

const theme = createTheme({
  fontFamily: 'var(--font)',
  defaultRadius: 8,
  primaryColor: 'accent',
  colors: { accent: [accent, accent, accent, accent, accent, accent, accent, accent, accent, accent] },
  respectReducedMotion: true,
})

type Props = { look: LookName; scheme: Scheme; children: ReactNode }

/**
 * Dresses the page: a look is a set of CSS variables chosen by two attributes of <html>, so it changes without a
 * second rendering. Mantine writes no styles of its own here; its variables are bound to ours in mantine.css.
 */
export function Look({ look, scheme, children }: Props) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { look, scheme })
  }, [look, scheme])

  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  )
}

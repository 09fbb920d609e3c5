import { useLayoutEffect, type ReactNode } from 'react'
import './fonts.css'
import './tokens.css'
import './look.css'

export const looks = ['default', 'lyceum', 'gymnasium', 'intellectual', 'product'] as const
export type LookName = (typeof looks)[number]
export type Scheme = 'light' | 'dark'

type Props = { look: LookName; scheme: Scheme; children: ReactNode }

/**
 * Dresses the page: a look is a set of CSS variables chosen by two attributes of <html>, so it changes without a
 * second rendering.
 */
export function Look({ look, scheme, children }: Props) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { look, scheme })
  }, [look, scheme])

  return children
}

import type { MouseEvent } from 'react'
import { allOn } from '#features/auth/public.tsx'
import { navigate } from '#platform/screen.ts'
import type { LinkProps } from '#ui/Link.tsx'
import { allScreens } from './allScreens.ts'
import { find } from './find.ts'

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Whoever points at a link is likely to press it: the code of its page starts to come. */
const foresee = (href: string): void => void find(allScreens, href.split(/[?#]/)[0] ?? href, allOn)?.screen.load()

/** A link of this site moves without a reload; any other press is the browser's own. */
export function AppLink({ href, onClick, children, ...rest }: LinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isOurs = href.startsWith('/') && !href.startsWith('//') && !rest.target && rest.download === undefined
    if (event.defaultPrevented || !isOurs || !isPlainPress(event)) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a {...rest} href={href} onClick={press} onPointerEnter={() => foresee(href)}>
      {children}
    </a>
  )
}

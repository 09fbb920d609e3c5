import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import type { LinkProps } from '#ui/page/Link.tsx'
import { follow, foresee } from './follow.ts'

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link of this site moves without a reload; any other press is the browser's own. */
export function AppLink({ href, onClick, children, ...rest }: LinkProps) {
  const client = useQueryClient()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isOurs = href.startsWith('/') && !href.startsWith('//') && !rest.target && rest.download === undefined
    if (event.defaultPrevented || !isOurs || !isPlainPress(event)) return
    event.preventDefault()
    void follow(client, href)
  }
  return (
    <a {...rest} href={href} onClick={press} onPointerEnter={() => foresee(href)}>
      {children}
    </a>
  )
}

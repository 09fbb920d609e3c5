import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

const fileOf = (url: string | undefined): string | undefined => url?.split('?')[0]

/**
 * The address that a sound or film plays by. Each reading of the page signs another one, and one is good for ten minutes:
 * the one that plays stays until it has run out, then the page is read anew and the playing goes on where it stood. One
 * that never opened is gone.
 */
export function useLasting(url: string | undefined) {
  const client = useQueryClient()
  const [src, setSrc] = useState(url)
  const [state, setState] = useState<'plays' | 'asks' | 'gone'>('plays')
  const stood = useRef({ at: 0, isGoing: false })
  const hasOpened = useRef(false)

  useEffect(() => {
    if (src === url || (state === 'plays' && fileOf(src) === fileOf(url))) return
    setSrc(url)
    setState('plays')
  }, [src, url, state])

  const onError = ({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>) => {
    if (!hasOpened.current) return setState('gone')
    hasOpened.current = false
    stood.current = { at: media.currentTime, isGoing: !media.paused }
    setState('asks')
    void client.invalidateQueries()
  }
  const onLoadedMetadata = ({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>) => {
    hasOpened.current = true
    const { at, isGoing } = stood.current
    stood.current = { at: 0, isGoing: false }
    if (at > 0) media.currentTime = at
    if (isGoing) void media.play().catch(() => undefined)
  }
  return { isGone: state === 'gone', media: { src, onError, onLoadedMetadata } }
}

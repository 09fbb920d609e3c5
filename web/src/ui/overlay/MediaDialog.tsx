import { useRef } from 'react'
import { CardsSkeleton } from '../feedback/Skeletons.tsx'
import { Dialog, type DialogFrame } from './Dialog.tsx'
import styles from './MediaDialog.module.css'

type Props = DialogFrame & {
  kind: 'picture' | 'sound' | 'film'
  /** Null while it is not known yet. */
  url: string | null
  /** The address does not answer: it may have run out. With another one playing goes on where it stood. */
  onFailed: () => void
  onLoaded: () => void
}

/** Shows a picture, or plays a sound or a film. */
export function MediaDialog({ kind, url, onFailed, onLoaded, ...frame }: Props) {
  const at = useRef(0)
  const player = {
    className: styles.shown,
    controls: true,
    preload: 'metadata',
    src: url ?? undefined,
    'aria-label': frame.title,
    onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLMediaElement }) =>
      void (at.current = currentTarget.currentTime),
    onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
      if (at.current > 0) currentTarget.currentTime = at.current
      onLoaded()
    },
    onError: onFailed,
  }

  return (
    <Dialog width={700} {...frame}>
      {url === null && <CardsSkeleton cards={1} />}
      {url !== null && kind === 'picture' && (
        <img className={styles.shown} src={url} alt={frame.title} onLoad={onLoaded} onError={onFailed} />
      )}
      {url !== null && kind === 'sound' && <audio {...player} />}
      {url !== null && kind === 'film' && <video {...player} playsInline />}
    </Dialog>
  )
}

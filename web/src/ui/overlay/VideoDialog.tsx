import { LinkButton } from '../page/Button.tsx'
import { Dialog, type DialogFrame } from './Dialog.tsx'
import { IconVideo } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import { isWebAddress } from '../page/web-address.ts'
import styles from './VideoDialog.module.css'

/** A video (M-02): players give links that contain "embed"; any other link is opened on its own page (SH-MODAL-2). */
export function VideoDialog({ link, ...frame }: DialogFrame & { link: string }) {
  const word = useWord()
  const safe = isWebAddress(link)

  return (
    <Dialog width={700} {...frame}>
      {!safe && <p>{word('noData')}</p>}
      {safe && link.includes('embed') && (
        <iframe
          className={styles.player}
          src={link}
          title={frame.title}
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
        />
      )}
      {safe && !link.includes('embed') && (
        <LinkButton kind="main" icon={<IconVideo />} href={link} target="_blank" rel="noopener noreferrer">
          {word('openVideo')}
        </LinkButton>
      )}
    </Dialog>
  )
}

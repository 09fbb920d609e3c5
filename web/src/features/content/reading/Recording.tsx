import { cuesOf } from '@qalam/contract/content/captions.ts'
import { localeOf } from '@qalam/contract/kernel/languages.ts'
import { useEffect, useRef } from 'react'
import { currentLanguage, text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { useLasting } from './lasting.ts'
import styles from './Reading.module.css'

type Part = { url: string | undefined; title: string }

/** A sound with what is said in it. */
export function Sound({ url, title, words }: Part & { words: string }) {
  const { isGone, media } = useLasting(url)
  return (
    <figure className={styles.figure}>
      <audio controls preload="metadata" {...media} aria-label={title || text('content.module-audio')} />
      <figcaption>{title}</figcaption>
      {words && (
        <details>
          <summary>{text('content.words')}</summary>
          <p className={styles.words}>{words}</p>
        </details>
      )}
      {isGone && <Complaint text={text('content.media-gone')} />}
    </figure>
  )
}

/** A film with its captions, shown from the start: whoever needs none puts them away. */
export function Film({ url, title, captions }: Part & { captions: string }) {
  const film = useRef<HTMLVideoElement>(null)
  const { isGone, media } = useLasting(url)
  useEffect(() => {
    const cues = cuesOf(captions) ?? []
    if (!film.current || cues.length === 0) return
    const [known] = film.current.textTracks
    const track = known ?? film.current.addTextTrack('captions', text('content.captions'), localeOf(currentLanguage()))
    for (const cue of [...(track.cues ?? [])]) track.removeCue(cue)
    for (const { from, to, text: words } of cues) track.addCue(new VTTCue(from, to, words))
    track.mode = 'showing'
  }, [captions])
  return (
    <figure className={styles.figure}>
      <video
        ref={film}
        controls
        playsInline
        preload="metadata"
        {...media}
        aria-label={title || text('content.module-film')}
      />
      <figcaption>{title}</figcaption>
      {isGone && <Complaint text={text('content.media-gone')} />}
    </figure>
  )
}

import type { ReadPage } from '@qalam/contract/lesson-content/shapes.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { IconBack, IconCheck, IconNext } from '#ui/page/icons.ts'
import styles from '../LessonContent.module.css'

type Props = { pages: readonly ReadPage[]; at: number; onGo: (place: number) => void }

/** Every page by its number, with a tick on what was seen. */
export function PageMap({ pages, at, onGo }: Props) {
  return (
    <nav aria-label={text('lesson-content.pages')} className={`${styles.map} no-print`}>
      {pages.map(({ uuid, title, seen }, place) => (
        <Button
          key={uuid}
          size="small"
          kind={place === at ? 'main' : 'plain'}
          aria-current={place === at ? 'page' : undefined}
          aria-label={text(seen ? 'lesson-content.page-seen' : 'lesson-content.page-new', { number: place + 1, title })}
          onClick={() => onGo(place)}
        >
          {place + 1}
          {seen && <IconCheck aria-hidden />}
        </Button>
      ))}
    </nav>
  )
}

/** To the page before and after. */
export function PageTurns({ at, of, onGo }: { at: number; of: number; onGo: (place: number) => void }) {
  if (of < 2) return null
  return (
    <div className={`${styles.turns} no-print`}>
      <Button icon={<IconBack aria-hidden />} disabled={at === 0} onClick={() => onGo(at - 1)}>
        {text('lesson-content.previous-page')}
      </Button>
      <span className={styles.lead}>{text('lesson-content.page-of', { number: at + 1, of })}</span>
      <Button kind="main" disabled={at === of - 1} onClick={() => onGo(at + 1)}>
        {text('lesson-content.next-page')}
        <IconNext aria-hidden />
      </Button>
    </div>
  )
}

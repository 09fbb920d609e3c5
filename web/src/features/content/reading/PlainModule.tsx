import type { DraftModule } from '@qalam/contract/content/draft.ts'
import { isVideoAddress } from '@qalam/contract/content/faults.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { IconFile, IconVideo } from '#ui/page/icons.ts'
import { RichText } from '#ui/rich/text/RichText.tsx'
import { DraftFormula, drawDraft } from './Formula.tsx'
import styles from './Reading.module.css'
import { Film, Sound } from './Recording.tsx'

type Plain = Exclude<DraftModule, { kind: 'exercise' | 'drawn' }>

/** One module of a page that is read and not answered. */
export function PlainModule({ module, addressOf }: { module: Plain; addressOf: (file: string) => string | undefined }) {
  switch (module.kind) {
    case 'heading':
      return <h2 className={styles.heading}>{module.text}</h2>
    case 'text':
      return <RichText text={module.text} addressOf={addressOf} drawMath={drawDraft} />
    case 'formula':
      return <DraftFormula source={module.text} />
    case 'picture':
      return module.file ? (
        <figure className={styles.figure}>
          <img src={addressOf(module.file.uuid)} alt={module.alt} loading="lazy" />
          {module.caption && <figcaption>{module.caption}</figcaption>}
        </figure>
      ) : null
    case 'file':
      return module.file ? (
        <LinkButton
          icon={<IconFile />}
          href={addressOf(module.file.uuid) ?? ''}
          target="_blank"
          rel="noopener noreferrer"
        >
          {module.title || module.file.name}
        </LinkButton>
      ) : null
    case 'audio':
      return module.file ? <Sound {...module} url={addressOf(module.file.uuid)} /> : null
    case 'film':
      return module.file ? (
        <Film {...module} url={addressOf(module.file.uuid)} captions={module.mute ? '' : module.captions} />
      ) : null
    case 'video':
      return isVideoAddress(module.url) ? (
        <LinkButton icon={<IconVideo />} href={module.url} target="_blank" rel="noopener noreferrer">
          {module.title || text('content.module-video')}
        </LinkButton>
      ) : null
  }
}

import { isVideoAddress } from '@qalam/contract/content/faults.ts'
import type { ShownPlain } from '@qalam/contract/content/shown.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { IconFile, IconVideo } from '#ui/page/icons.ts'
import { drawnBy } from '#ui/rich/math/drawnBy.tsx'
import { MathText } from '#ui/rich/math/MathText.tsx'
import { RichText } from '#ui/rich/text/RichText.tsx'
import styles from './Reading.module.css'
import { Film, Sound } from './Recording.tsx'

/** What is read between exercises, as the server shows it. */
export const ShownModules = ({ modules }: { modules: readonly ShownPlain[] }) =>
  modules.map((module, place) => <One key={place} module={module} />)

function One({ module }: { module: ShownPlain }) {
  switch (module.kind) {
    case 'heading':
      return <h2 className={styles.heading}>{module.text}</h2>
    case 'text':
      return (
        <RichText
          text={module.text}
          addressOf={(file) => module.pictures.find((one) => one.file === file)?.url}
          drawMath={drawnBy(module.formulas)}
        />
      )
    case 'formula':
      return <MathText block source={module.text} drawn={module.drawn} />
    case 'picture':
      return (
        <figure className={styles.figure}>
          <img src={module.url} alt={module.alt} loading="lazy" />
          {module.caption && <figcaption>{module.caption}</figcaption>}
        </figure>
      )
    case 'file':
      return (
        <LinkButton icon={<IconFile />} href={module.url} target="_blank" rel="noopener noreferrer">
          {module.title || text('content.module-file')}
        </LinkButton>
      )
    case 'audio':
      return <Sound {...module} />
    case 'film':
      return <Film {...module} />
    case 'video':
      return isVideoAddress(module.url) ? (
        <LinkButton icon={<IconVideo />} href={module.url} target="_blank" rel="noopener noreferrer">
          {module.title || text('content.module-video')}
        </LinkButton>
      ) : null
  }
}

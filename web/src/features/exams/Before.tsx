import type { PlainModule } from '@qalam/contract/exams/shapes.ts'
import { plainText } from '@qalam/contract/rich/document.ts'
import styles from './Exams.module.css'

/** What a reader needs before a question. */
export const Before = ({ modules }: { modules: readonly PlainModule[] }) =>
  modules.map((module, place) => <One key={place} module={module} />)

function One({ module }: { module: PlainModule }) {
  switch (module.kind) {
    case 'heading':
      return <h3>{module.text}</h3>
    case 'text':
      return <p className={styles.text}>{plainText(module.text)}</p>
    case 'formula':
      return <p className={styles.text}>{module.text}</p>
    case 'picture':
      return (
        <figure className={styles.picture}>
          <img src={module.url} alt={module.alt} />
          {module.caption && <figcaption>{module.caption}</figcaption>}
        </figure>
      )
    case 'file':
    case 'video':
      return (
        <p>
          <a href={module.url} target="_blank" rel="noopener noreferrer">
            {module.title || module.url}
          </a>
        </p>
      )
  }
}

import type { ContentKind } from '@qalam/contract/content/document.ts'
import type { Fault } from '@qalam/contract/content/faults.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import styles from './Builder.module.css'
import { AddModule } from './modules/AddModule.tsx'
import { ModuleCard } from './modules/ModuleCard.tsx'
import type { Builder } from './state/useBuilder.ts'
import type { Page } from './state/whole.ts'

type Props = { builder: Builder; kind: ContentKind; page: Page; faults: readonly Fault[] }

/** The modules of one page, each in its own card. */
export function PageEditor({ builder, kind, page, faults }: Props) {
  const { pages } = builder.whole
  const before = pages
    .slice(
      0,
      pages.findIndex(({ uuid }) => uuid === page.uuid),
    )
    .flatMap(({ modules }) => modules)
    .filter((module) => module.kind === 'exercise').length
  const exercises = page.modules.filter((module) => module.kind === 'exercise')
  const own = faults.filter((fault) => fault.page === page.uuid && fault.module === null)

  return (
    <section className={styles.editor} aria-label={page.title} data-place={page.uuid} tabIndex={-1}>
      <h2 className={styles.title}>{page.title || text('content.no-name')}</h2>
      {own.map(({ code }) => (
        <p key={code} className={styles.fault}>
          {text('content.fault.page-name')}
        </p>
      ))}
      {page.modules.length === 0 && (
        <EmptyList title={text('content.empty-page')} text={text('content.empty-page-hint')} />
      )}
      {page.modules.map((module, at) => (
        <ModuleCard
          key={module.uuid}
          {...{ builder, kind, page, module, at }}
          number={module.kind === 'exercise' ? before + exercises.indexOf(module) + 1 : null}
          faults={faults.filter((fault) => fault.module === module.uuid)}
        />
      ))}
      <AddModule builder={builder} page={page.uuid} kind={kind} />
    </section>
  )
}

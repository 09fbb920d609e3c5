import type { ContentKind } from '@qalam/contract/content/document.ts'
import type { DraftModule } from '@qalam/contract/content/draft.ts'
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
  const at = pages.findIndex(({ uuid }) => uuid === page.uuid)
  const numbers = numbersOf(
    page.modules,
    pages.slice(0, at).flatMap(({ modules }) => modules),
  )
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
      {page.modules.map((module, place) => (
        <ModuleCard
          key={module.uuid}
          {...{ builder, kind, page, module, at: place }}
          number={numbers[place] ?? null}
          faults={faults.filter((fault) => fault.module === module.uuid)}
        />
      ))}
      <AddModule builder={builder} page={page.uuid} kind={kind} />
    </section>
  )
}

const asked = (module: DraftModule): number =>
  module.kind === 'exercise' ? 1 : module.kind === 'drawn' ? module.take : 0

/** Which questions of the document each module asks: one, or from and to of a set. */
function numbersOf(modules: readonly DraftModule[], before: readonly DraftModule[]): (string | null)[] {
  let last = before.reduce((sum, module) => sum + asked(module), 0)
  return modules.map((module) => {
    const count = asked(module)
    if (count === 0) return null
    const first = last + 1
    last += count
    return count === 1 ? `${first}` : `${first}–${last}`
  })
}

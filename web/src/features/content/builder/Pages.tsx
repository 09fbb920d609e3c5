import type { Fault } from '@qalam/contract/content/faults.ts'
import { useState } from 'react'
import { v4 } from 'uuid'
import { notify } from '#ui/feedback/notify.ts'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from './Builder.module.css'
import { PageNameDialog } from './dialogs/PageNameDialog.tsx'
import { useCarry } from './carry.ts'
import { IconPlus } from './icons.ts'
import { addPage, copyPage, moveModule, movePage, removePage, renamePage } from './state/edits.ts'
import type { Builder } from './state/useBuilder.ts'
import type { Page } from './state/whole.ts'

type Props = { builder: Builder; shown: string; faults: readonly Fault[]; onShow: (page: string) => void }

/** The pages of the document in their order. */
export function Pages({ builder, shown, faults, onShow }: Props) {
  const [naming, setNaming] = useState<Page | 'new' | null>(null)
  const { pages } = builder.whole
  const name = (title: string) => {
    if (naming === null) return
    if (naming !== 'new') return builder.edit(renamePage(naming.uuid, title))
    const page = { uuid: v4(), title, modules: [] }
    builder.edit(addPage(page, shown))
    onShow(page.uuid)
  }

  return (
    <nav className={styles.pages} aria-label={text('content.pages')}>
      <ol>
        {pages.map((page, at) => (
          <PageLine
            key={page.uuid}
            {...{ builder, page, at, onShow }}
            isShown={page.uuid === shown}
            faults={faults.filter((fault) => fault.page === page.uuid).length}
            onName={() => setNaming(page)}
          />
        ))}
      </ol>
      <Button size="small" icon={<IconPlus />} onClick={() => setNaming('new')}>
        {text('content.add-page')}
      </Button>
      {naming !== null && (
        <PageNameDialog title={naming === 'new' ? '' : naming.title} onName={name} onClose={() => setNaming(null)} />
      )}
    </nav>
  )
}

type LineProps = {
  builder: Builder
  page: Page
  at: number
  isShown: boolean
  faults: number
  onShow: (page: string) => void
  onName: () => void
}

function PageLine({ builder, page, at, isShown, faults, onShow, onName }: LineProps) {
  const { pages } = builder.whole
  const move = (to: number) => builder.edit(movePage(page.uuid, to))
  const [line, over] = useCarry<HTMLLIElement>({
    carried: { kind: 'page', uuid: page.uuid },
    takes: (one) => one.uuid !== page.uuid,
    onDrop: ({ kind, uuid }) =>
      kind === 'page'
        ? builder.edit(movePage(uuid, at))
        : builder.edit(moveModule(uuid, page.uuid, page.modules.length)),
  })
  const remove = () => {
    builder.edit(removePage(page.uuid))
    const next = pages[at + 1] ?? pages[at - 1]
    if (next && isShown) onShow(next.uuid)
    notify({
      kind: 'success',
      text: text('content.page-removed', { title: page.title }),
      action: { label: text('content.undo'), run: builder.undo },
    })
  }

  return (
    <li ref={line} className={styles.line} data-over={over || undefined}>
      <button
        type="button"
        className={styles.page}
        aria-current={isShown ? 'page' : undefined}
        onClick={() => onShow(page.uuid)}
      >
        <span className={styles.number}>{at + 1}</span>
        <span className={styles.name}>{page.title || text('content.no-name')}</span>
        {faults > 0 && <Badge tone="warning">{text('content.faults', { count: faults })}</Badge>}
      </button>
      <Menu
        face="dots"
        align="end"
        label={text('content.page-acts', { title: page.title })}
        items={[
          { label: text('content.rename'), onSelect: onName },
          { label: text('content.copy-page'), onSelect: () => builder.edit(copyPage(page.uuid)) },
          { label: text('content.move-up'), disabled: at === 0, onSelect: () => move(at - 1) },
          { label: text('content.move-down'), disabled: at === pages.length - 1, onSelect: () => move(at + 1) },
          { label: text('common.delete'), danger: true, disabled: pages.length === 1, onSelect: remove },
        ]}
      />
    </li>
  )
}

import type { ContentKind } from '@qalam/contract/content/document.ts'
import type { DraftModule } from '@qalam/contract/content/draft.ts'
import type { Fault } from '@qalam/contract/content/faults.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { textNamed, text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { bankOf } from '../../bank/taken.ts'
import { DrawnEditor } from '../../bank/DrawnEditor.tsx'
import { PutDialog } from '../../bank/PutDialog.tsx'
import styles from '../Builder.module.css'
import { useCarry } from '../carry.ts'
import { ExerciseEditor } from '../exercises/ExerciseEditor.tsx'
import { IconCarry } from '../icons.ts'
import { changeModule, copyModule, moveModule, removeModule } from '../state/edits.ts'
import type { Builder } from '../state/useBuilder.ts'
import type { Page } from '../state/whole.ts'
import { PlainEditor } from './PlainEditor.tsx'

type Props = {
  builder: Builder
  kind: ContentKind
  page: Page
  module: DraftModule
  at: number
  /** Which exercise of the document it is; null for what is none. */
  number: string | null
  faults: readonly Fault[]
}

/** One module: what it is, what is done with it, its fields, and what keeps it from being published. */
export function ModuleCard({ builder, kind, page, module, at, number, faults }: Props) {
  const id = useId()
  const handle = useRef<HTMLButtonElement>(null)
  const name = nameOf(module, number)
  const move = (to: number) => builder.edit(moveModule(module.uuid, page.uuid, to))
  const [card, over] = useCarry<HTMLElement>({
    handle,
    carried: { kind: 'module', uuid: module.uuid },
    takes: (one) => one.kind === 'module' && one.uuid !== module.uuid,
    onDrop: ({ uuid }, isBelow) => {
      const from = page.modules.findIndex((one) => one.uuid === uuid)
      const to = at + (isBelow ? 1 : 0) - (from >= 0 && from < at + (isBelow ? 1 : 0) ? 1 : 0)
      builder.edit(moveModule(uuid, page.uuid, to))
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    move(at + step)
  }
  const change = (next: DraftModule, typing?: string) =>
    builder.edit(changeModule(next), typing && `${module.uuid} ${typing}`)

  return (
    <article
      ref={card}
      className={styles.card}
      aria-labelledby={id}
      data-place={module.uuid}
      data-over={over || undefined}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <IconButton
          ref={handle}
          label={text('content.carry', { name })}
          className={styles.handle}
          onKeyDown={onKeyDown}
        >
          <IconCarry />
        </IconButton>
        <h3 id={id}>{name}</h3>
        <ModuleMenu {...{ builder, page, module, at, name, move }} />
      </header>
      {faults.map((fault) => (
        <p key={`${fault.code} ${fault.with?.['number'] ?? ''}`} className={styles.fault}>
          {textNamed(`content.fault.${fault.code}`, fault.with)}
        </p>
      ))}
      {module.kind === 'exercise' ? (
        <ExerciseEditor module={module} isEnt={kind === 'ent'} onChange={change} />
      ) : module.kind === 'drawn' ? (
        <DrawnEditor module={module} start={bankOf(builder)} onChange={change} />
      ) : (
        <PlainEditor module={module} onChange={change} />
      )}
    </article>
  )
}

function nameOf(module: DraftModule, number: string | null): string {
  if (module.kind === 'exercise') return `${number ?? ''}. ${text(`content.type-${module.exercise.type}`)}`
  if (module.kind !== 'drawn') return text(`content.module-${module.kind}`)
  return `${number ?? ''}. ${text('content.drawn-name', { take: module.take, has: module.questions.length })}`
}

type MenuProps = Pick<Props, 'builder' | 'page' | 'module' | 'at'> & { name: string; move: (to: number) => void }

function ModuleMenu({ builder, page, module, at, name, move }: MenuProps) {
  const [isPutting, setPutting] = useState(false)
  const remove = () => {
    builder.edit(removeModule(module.uuid))
    notify({
      kind: 'success',
      text: text('content.module-removed', { name }),
      action: { label: text('content.undo'), run: builder.undo },
    })
  }
  const others = builder.whole.pages.filter(({ uuid }) => uuid !== page.uuid)

  const bank = module.kind === 'exercise' ? [{ label: text('bank.put'), onSelect: () => setPutting(true) }] : []

  return (
    <>
      <Menu
        face="dots"
        align="end"
        label={text('content.acts-of', { title: name })}
        items={[
          { label: text('content.move-up'), disabled: at === 0, onSelect: () => move(at - 1) },
          { label: text('content.move-down'), disabled: at === page.modules.length - 1, onSelect: () => move(at + 1) },
          { label: text('content.copy-module'), onSelect: () => builder.edit(copyModule(module.uuid)) },
          ...bank,
          ...others.slice(0, 12).map((other) => ({
            label: text('content.to-page', { title: other.title }),
            onSelect: () => builder.edit(moveModule(module.uuid, other.uuid, other.modules.length)),
          })),
          { label: text('common.delete'), danger: true, onSelect: remove },
        ]}
      />
      {isPutting && module.kind === 'exercise' && (
        <PutDialog builder={builder} module={module} onClose={() => setPutting(false)} />
      )}
    </>
  )
}

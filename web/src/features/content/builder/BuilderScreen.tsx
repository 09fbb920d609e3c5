import { faultsOf } from '@qalam/contract/content/faults.ts'
import type { Draft } from '@qalam/contract/content/draft.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { text } from '#platform/text.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { Acts, type BuilderDialog } from './Acts.tsx'
import styles from './Builder.module.css'
import { Dialogs } from './dialogs/Dialogs.tsx'
import { Files, useFiles } from './files.tsx'
import { PageEditor } from './PageEditor.tsx'
import { Pages } from './Pages.tsx'
import { goTo, type BuilderPlace } from './place.ts'
import { useBuilder } from './state/useBuilder.ts'

/** The document with its pages on the left and the present page beside them; everything is stored by itself. */
export function BuilderScreen({ draft }: { draft: Draft }) {
  const builder = useBuilder(draft)
  const files = useFiles(draft)
  const [shown, setShown] = useState(draft.pages[0]?.uuid ?? '')
  const [dialog, setDialog] = useState<BuilderDialog | null>(null)
  const [place, setPlace] = useState<BuilderPlace | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const { whole, state } = builder
  const page = whole.pages.find(({ uuid }) => uuid === shown) ?? whole.pages[0]
  const faults = faultsOf({
    kind: draft.kind,
    settings: whole.settings,
    pages: whole.pages.map((one) => ({ ...one, version: 0 })),
  })
  useStepKeys(builder.undo, builder.redo)

  useEffect(() => {
    if (place) goTo(box.current, place)
  }, [place])
  const show = (next: BuilderPlace) => {
    if (next.page !== null) setShown(next.page)
    else setDialog('settings')
    setPlace(next)
  }

  return (
    <Files value={files}>
      <Screen
        title={whole.head.title}
        lead={
          <span className={styles.lead} data-state={state}>
            <span>{text(`content.kind-${draft.kind}`)}</span>
            <span role="status">{text(`ui.save.${state}`)}</span>
          </span>
        }
        actions={<Acts builder={builder} faults={faults.length} open={setDialog} />}
      >
        <div ref={box} className={styles.builder}>
          <Pages builder={builder} shown={page?.uuid ?? ''} faults={faults} onShow={setShown} />
          {page && <PageEditor key={page.uuid} builder={builder} kind={draft.kind} page={page} faults={faults} />}
        </div>
        <Dialogs {...{ draft, builder, faults, dialog, show }} onClose={() => setDialog(null)} />
      </Screen>
    </Files>
  )
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y; in a field they are the field's own. */
function useStepKeys(undo: () => void, redo: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return
    const key = event.code === 'KeyZ' ? (event.shiftKey ? redo : undo) : event.code === 'KeyY' ? redo : null
    if (!key) return
    event.preventDefault()
    key()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

import { type ContentKind, mostDrawn } from '@qalam/contract/content/document.ts'
import type { DraftModule } from '@qalam/contract/content/draft.ts'
import { useState } from 'react'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../Builder.module.css'
import { PickDialog } from '../../bank/PickDialog.tsx'
import { bankOf, freshDrawn, taken } from '../../bank/taken.ts'
import { ExerciseTypeDialog } from '../dialogs/ExerciseTypeDialog.tsx'
import { IconPlus } from '../icons.ts'
import { addModule } from '../state/edits.ts'
import { freshExercise, freshModule, plainKinds } from '../state/fresh.ts'
import type { Builder } from '../state/useBuilder.ts'

/** What a page is made of is added at its end. */
export function AddModule({ builder, page, kind }: { builder: Builder; page: string; kind: ContentKind }) {
  const [isChoosing, setChoosing] = useState(false)
  const [picking, setPicking] = useState<'pages' | 'set' | null>(null)
  // What is read has no attempts, and nobody draws there.
  const isRead = kind === 'lecture' || kind === 'custom-lesson'
  const add = (module: DraftModule) => builder.edit(addModule(page, module))

  return (
    <div className={styles.add}>
      <Button kind="main" icon={<IconPlus />} onClick={() => setChoosing(true)}>
        {text('content.add-exercise')}
      </Button>
      <Button onClick={() => setPicking('pages')}>{text('bank.from')}</Button>
      <Menu
        label={text('content.add-module')}
        items={[
          ...plainKinds.map((plain) => ({
            label: text(`content.module-${plain}`),
            onSelect: () => add(freshModule(plain)),
          })),
          ...(isRead ? [] : [{ label: text('content.module-drawn'), onSelect: () => setPicking('set') }]),
        ]}
      />
      {picking === 'pages' && (
        <PickDialog
          start={bankOf(builder)}
          action={(count) => text('bank.insert', { count })}
          onPick={(questions) => {
            for (const question of questions) add(taken(question))
            tellSuccess(text('bank.inserted', { count: questions.length }))
          }}
          onClose={() => setPicking(null)}
        />
      )}
      {picking === 'set' && (
        <PickDialog
          start={bankOf(builder)}
          most={mostDrawn}
          action={(count) => text('content.drawn-to-set', { count })}
          onPick={(questions) => add(freshDrawn(questions))}
          onClose={() => setPicking(null)}
        />
      )}
      {isChoosing && (
        <ExerciseTypeDialog
          onChoose={(type) => add(freshExercise(type, kind === 'ent'))}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

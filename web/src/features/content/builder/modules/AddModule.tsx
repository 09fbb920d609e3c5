import type { ContentKind } from '@qalam/contract/content/document.ts'
import type { DraftModule } from '@qalam/contract/content/draft.ts'
import { useState } from 'react'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../Builder.module.css'
import { PickDialog } from '../../bank/PickDialog.tsx'
import { taken } from '../../bank/taken.ts'
import { ExerciseTypeDialog } from '../dialogs/ExerciseTypeDialog.tsx'
import { IconPlus } from '../icons.ts'
import { addModule } from '../state/edits.ts'
import { freshExercise, freshModule, plainKinds } from '../state/fresh.ts'
import type { Builder } from '../state/useBuilder.ts'

/** What a page is made of is added at its end. */
export function AddModule({ builder, page, kind }: { builder: Builder; page: string; kind: ContentKind }) {
  const [isChoosing, setChoosing] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const add = (module: DraftModule) => builder.edit(addModule(page, module))

  return (
    <div className={styles.add}>
      <Button kind="main" icon={<IconPlus />} onClick={() => setChoosing(true)}>
        {text('content.add-exercise')}
      </Button>
      <Button onClick={() => setPicking(true)}>{text('bank.from')}</Button>
      <Menu
        label={text('content.add-module')}
        items={plainKinds.map((plain) => ({
          label: text(`content.module-${plain}`),
          onSelect: () => add(freshModule(plain)),
        }))}
      />
      {isPicking && (
        <PickDialog
          start={startOf(builder)}
          action={(count) => text('bank.insert', { count })}
          onPick={(questions) => {
            for (const question of questions) add(taken(question))
            tellSuccess(text('bank.inserted', { count: questions.length }))
          }}
          onClose={() => setPicking(false)}
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

/** The bank opens where the document is: of its subject and class. */
const startOf = ({ whole: { head } }: Builder) => ({
  ...(head.subjectId !== null && { subjectId: head.subjectId }),
  ...(head.parallel !== null && { parallel: head.parallel }),
})

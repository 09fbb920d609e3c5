import type { DraftModule } from '@qalam/contract/content/draft.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../Builder.module.css'
import { ExerciseTypeDialog } from '../dialogs/ExerciseTypeDialog.tsx'
import { IconPlus } from '../icons.ts'
import { addModule } from '../state/edits.ts'
import { freshExercise, freshModule, plainKinds } from '../state/fresh.ts'
import type { Builder } from '../state/useBuilder.ts'

/** What a page is made of is added at its end. */
export function AddModule({ builder, page, isEnt }: { builder: Builder; page: string; isEnt: boolean }) {
  const [isChoosing, setChoosing] = useState(false)
  const add = (module: DraftModule) => builder.edit(addModule(page, module))

  return (
    <div className={styles.add}>
      <Button kind="main" icon={<IconPlus />} onClick={() => setChoosing(true)}>
        {text('content.add-exercise')}
      </Button>
      <Menu
        label={text('content.add-module')}
        items={plainKinds.map((kind) => ({
          label: text(`content.module-${kind}`),
          onSelect: () => add(freshModule(kind)),
        }))}
      />
      {isChoosing && (
        <ExerciseTypeDialog onChoose={(type) => add(freshExercise(type, isEnt))} onClose={() => setChoosing(false)} />
      )}
    </div>
  )
}

import { useState } from 'react'
import { z } from 'zod'
import { useDraft } from '#platform/draft.ts'
import { useAutosave } from '#platform/form/autosave.ts'
import { useRows } from '#platform/form/rows.ts'
import { useSteps } from '#platform/form/steps.ts'
import { text } from '#platform/text.ts'
import { SaveState } from '#ui/feedback/SaveState.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Steps } from '#ui/page/Steps.tsx'

const Course = z.object({ name: z.string().min(1), lessons: z.array(z.object({ title: z.string().min(1) })).min(1) })
const steps = [
  { key: 'name', fields: ['name'] },
  { key: 'lessons', fields: ['lessons'] },
] as const

/** A form in two steps, the second of which is a list. */
function StepsSample() {
  const draft = useDraft({ schema: Course, start: { name: '', lessons: [{ title: '' }] }, send: async () => undefined })
  const { at, key, isLast, next, back, goTo } = useSteps(steps, draft)
  const lessons = useRows({
    name: 'lessons',
    rows: draft.value.lessons ?? [],
    errors: draft.errors,
    onChange: (rows, about) => draft.set('lessons', rows, about),
  })

  return (
    <form onSubmit={(event) => void draft.submit(event)} style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
      <Steps label="Қадамдар" steps={['Курс', 'Сабақтар']} at={at} onGoTo={goTo} />
      {key === 'name' && <TextField label="Атауы" required {...draft.field('name')} />}
      {key === 'lessons' &&
        lessons.rows.map((row, index) => (
          <div key={row.key} style={{ display: 'flex', gap: 8, alignItems: 'end' }}>
            <TextField label={`${index + 1}-сабақ`} required {...row.field('title')} />
            {index > 0 && <Button onClick={() => row.moveTo(index - 1)}>{text('ui.moveUp')}</Button>}
            <Button onClick={row.remove}>{text('ui.remove')}</Button>
          </div>
        ))}
      <div style={{ display: 'flex', gap: 8 }}>
        {at > 0 && <Button onClick={back}>{text('ui.previous')}</Button>}
        {isLast && <Button onClick={() => lessons.add({ title: '' })}>{text('common.add')}</Button>}
        {isLast ? (
          <Button kind="main" type="submit">
            {text('common.save')}
          </Button>
        ) : (
          <Button kind="main" onClick={next}>
            {text('ui.next')}
          </Button>
        )}
      </div>
    </form>
  )
}

const theirs = 'Басқа құрылғыда терілген мәтін'
let stored = 1

/** Text that is stored by itself; the word "conflict" in it plays somebody else's write. */
function AutosaveSample() {
  const [note, setNote] = useState('')
  const saving = useAutosave({
    value: note,
    version: stored,
    save: (value, version) =>
      value.includes('conflict') && version === stored
        ? Promise.reject(new Error('stale'))
        : Promise.resolve((stored += 1)),
    conflictOf: () => ({ value: theirs, version: (stored += 1) }),
  })

  return (
    <div style={{ display: 'grid', gap: 8, maxWidth: 480 }}>
      <TextArea label="Жазба" value={note} onChange={(next) => setNote(next ?? '')} />
      <SaveState
        state={saving.state}
        theirs={saving.theirs?.value}
        onKeepMine={saving.keepMine}
        onTakeTheirs={() => setNote(saving.takeTheirs() ?? note)}
      />
    </div>
  )
}

export const forms = [
  { name: 'Form in steps with a list', element: <StepsSample /> },
  { name: 'Autosave', element: <AutosaveSample /> },
]

import { substitution } from '@qalam/contract/substitution/api.ts'
import type { AbsentLesson } from '@qalam/contract/substitution/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { CheckList } from '#ui/fields/CheckList.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { everything, freeFor } from '../reads.ts'
import { lessonText, reasonsOf } from '../words.ts'

type Props = {
  absenceId: string
  lesson: AbsentLesson
  assign: (teacherId: number) => void
  onClose: () => void
}

/** Everybody who is free for a lesson: one of them is assigned, or several are asked and the first who accepts gets it. */
export function ChooseDialog({ absenceId, lesson, assign, onClose }: Props) {
  const { lessonUuid } = lesson
  const { data: free = lesson.candidates } = useQuery(freeFor(absenceId, lessonUuid))
  const [chosen, setChosen] = useState<readonly number[]>([])
  const ask = useCommand(substitution.ask, { silent: true, refresh: everything })
  const [one] = chosen
  const send = async () => {
    await ask.mutateAsync({ body: { id: absenceId, lessonUuid, teacherIds: [...chosen] } })
    tellSuccess(text('substitution.asked'))
    onClose()
  }
  const assignOne = () => {
    if (one === undefined) return
    assign(one)
    onClose()
  }

  return (
    <FormDialog
      title={text('substitution.choose-title', { lesson: lessonText(lesson) })}
      action={text('substitution.ask', { count: chosen.length })}
      submit={() => send().catch(() => {})}
      busy={ask.isPending}
      disabled={chosen.length === 0}
      error={ask.error && saidBy(ask.error)}
      width={540}
      extra={
        <Button disabled={chosen.length !== 1} onClick={assignOne}>
          {text('substitution.assign')}
        </Button>
      }
      onClose={onClose}
    >
      <p>{text('substitution.choose-hint')}</p>
      <CheckList
        label={text('substitution.free-teachers')}
        search={text('substitution.find-teacher')}
        value={chosen}
        onChange={setChosen}
        choices={free.map((one) => ({ value: one.id, label: `${one.name} — ${reasonsOf(one)}` }))}
      />
    </FormDialog>
  )
}

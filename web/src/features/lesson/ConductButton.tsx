import { lesson, type LessonPage } from '@qalam/contract/lesson/api.ts'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { IconCheck } from '#ui/page/icons.ts'
import { notify } from '#ui/feedback/notify.ts'

/** Says that the lesson took place; an undo is at hand, later the same place takes it back. */
export function ConductButton({ page: { uuid: scheduleUuid, can, canBeConducted, conducted } }: { page: LessonPage }) {
  const refresh = [everyReadOf(lesson.page)]
  const conduct = useCommand(lesson.conduct, { refresh })
  const unconduct = useCommand(lesson.unconduct, { refresh })
  const input = { params: { scheduleUuid } }
  if (!can.conduct) return null

  const takeBack = () =>
    unconduct.mutate(input, { onSuccess: () => void notify({ kind: 'success', text: text('lesson.unconducted') }) })
  const say = () =>
    conduct.mutate(input, {
      onSuccess: () =>
        void notify({
          kind: 'success',
          text: text('lesson.conducted-now'),
          action: { label: text('common.undo'), run: takeBack },
        }),
    })

  if (conducted)
    return (
      <Button size="small" busy={unconduct.isPending} onClick={takeBack}>
        {text('lesson.unconduct')}
      </Button>
    )
  if (!canBeConducted) return null
  return (
    <Button kind="main" icon={<IconCheck aria-hidden />} busy={conduct.isPending} onClick={say}>
      {text('lesson.conduct')}
    </Button>
  )
}

import type { LessonPage } from '@qalam/contract/lesson/api.ts'
import { HereBadge } from '#features/unsent/public.tsx'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { IconCheck } from '#ui/page/icons.ts'
import { notify } from '#ui/feedback/notify.ts'
import type { LessonWrites } from './saving/useLessonWrites.ts'

type Props = { page: LessonPage; writes: LessonWrites }

/** Says that the lesson took place; an undo is at hand, later the same place takes it back. */
export function ConductButton({ page: { can, canBeConducted, conducted: stored }, writes }: Props) {
  const { conduct, conducted: here, busy } = writes
  const conducted = here ?? stored
  if (!can.conduct) return null

  const takeBack = async () => {
    if (await conduct(false)) notify({ kind: 'success', text: text('lesson.unconducted') })
  }
  const say = async () => {
    if (!(await conduct(true))) return
    const action = { label: text('common.undo'), run: () => void takeBack() }
    notify({ kind: 'success', text: text('lesson.conducted-now'), action })
  }

  if (conducted)
    return (
      <>
        {here !== null && <HereBadge />}
        <Button size="small" busy={busy} onClick={() => void takeBack()}>
          {text('lesson.unconduct')}
        </Button>
      </>
    )
  if (!canBeConducted) return here === false ? <HereBadge /> : null
  return (
    <Button kind="main" icon={<IconCheck aria-hidden />} busy={busy} onClick={() => void say()}>
      {text('lesson.conduct')}
    </Button>
  )
}

import { LessonCard, schedule } from '@qalam/contract/schedule/api.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { takeUp } from '#platform/http/refusal.ts'
import { text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { allThemes, dicts, staleReads } from '../reads.ts'
import { changeTo } from '../week/change.ts'
import { placeText, subjectText } from '../week/words.ts'
import { ConflictDialog } from '../clash/ConflictDialog.tsx'
import { aboutDate } from './aboutDate.ts'
import { changeSchema } from './forms.ts'
import { useClashes } from '../clash/useClashes.ts'
import { Teacher } from './Teacher.tsx'
import { WhenAndWhere } from './WhenAndWhere.tsx'

const Stale = z.object({ current: LessonCard })

/** The lesson as it stands now, when somebody changed it meanwhile. */
function currentIn(failure: unknown): LessonCard | null {
  if (!(failure instanceof Problem) || failure.code !== 'schedule.stale') return null
  const parsed = Stale.safeParse(failure.data)
  if (!parsed.success) return null
  takeUp(failure)
  return parsed.data.current
}

type Props = {
  lesson: LessonCard
  onDone: (changed: LessonCard) => void
  onRemove: () => void
  onClose: () => void
}

/** M-05, M-12, SH-MODAL-10: theme, day, time, room. After a stale save both stand side by side, and saving again keeps one's own. */
export function EditLessonDialog({ lesson, onDone, onRemove, onClose }: Props) {
  const { group, subject, subgroup, cabinet, lessonType, version } = lesson
  const { data } = useQuery(dicts)
  const { data: plan } = useQuery(
    allThemes({ groupId: group.id, subjectId: subject.id, subgroupId: subgroup?.id ?? null }),
  )
  const { asked, attempt } = useClashes()
  const [newer, setNewer] = useState<LessonCard | null>(null)
  const change = useCommand(schedule.change, { refresh: staleReads })
  // Another kind is a binding of its own: it may change the maximum.
  const themes = plan?.lessons.filter(({ entityKind }) => entityKind === lessonType) ?? []
  const [start] = useState(() => changeTo(lesson, lesson))
  const draft = useDraft({
    schema: changeSchema(themes.length > 0),
    start,
    send: (body) => {
      const params = { scheduleUuid: lesson.uuid }
      const latest = { ...body, version: newer?.version ?? version }
      return attempt((isForce) => change.mutateAsync({ params, body: { ...latest, isForce } })).then(
        onDone,
        (failure: unknown) => {
          setNewer(currentIn(failure))
          return aboutDate((words) => draft.complain('date', words))(failure)
        },
      )
    },
    done: onClose,
  })

  return (
    <>
      <FormDialog
        title={`${text('schedule.edit-title')}: ${subjectText(lesson)}`}
        width={540}
        onClose={onClose}
        action={text('common.save')}
        submit={draft.submit}
        busy={draft.busy}
        changed={draft.touched}
        extra={
          <Button kind="danger" disabled={draft.busy} onClick={onRemove}>
            {text('common.delete')}
          </Button>
        }
        error={newer ? text('schedule.now-stands', { slot: placeText(newer) }) : draft.problem}
      >
        <Teacher names={[lesson.teacher.label]} />
        {lessonType === 'soch' ? (
          <TextField
            label={text('schedule.theme')}
            value={lesson.theme}
            disabled
            hint={text('schedule.soch-theme-hint')}
            onChange={() => undefined}
          />
        ) : (
          <SearchSelect
            {...draft.field('calendar_plan_lesson_uuid')}
            label={text('schedule.theme')}
            placeholder={text('schedule.theme-search')}
            required={themes.length > 0}
            choices={themes.map(({ uuid, label, scheduleUuid }) => {
              const isTaken = scheduleUuid !== null && scheduleUuid !== lesson.uuid
              return {
                value: uuid,
                label: isTaken ? text('schedule.theme-has-lesson', { theme: label }) : label,
                disabled: isTaken,
              }
            })}
          />
        )}
        <WhenAndWhere
          date={draft.field('date')}
          start={draft.field('timeStart')}
          end={draft.field('timeEnd')}
          cabinet={draft.field('cabinet_id')}
          cabinets={data?.cabinets ?? (cabinet ? [cabinet] : [])}
          bells={data?.groups.find(({ id }) => id === group.id)?.bells ?? []}
        />
      </FormDialog>
      {asked && <ConflictDialog conflicts={asked.conflicts} onAnswer={asked.answer} />}
    </>
  )
}

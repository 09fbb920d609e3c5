import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { schedule, type LessonCard } from '@qalam/contract/schedule/api.ts'
import { type EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { isSummative, kindsFor, sochTitle } from '@qalam/contract/schedule/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { announce } from '#platform/http/reactions.ts'
import { text } from '#platform/text.ts'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { allThemes, dicts, staleReads } from '../reads.ts'
import { useQuarters } from '../useQuarters.ts'
import { ContentFields } from './ContentFields.tsx'
import { Teacher } from './Teacher.tsx'
import { bindSchema, type Source } from './forms.ts'
import { useWorkOf } from './useWorkOf.ts'

/** Binds a lesson to another kind and theme (E-7.5-18); its teacher goes on to its work (S-BIND-2, S-BIND-3). */
export function BindLessonDialog({ lesson, onClose }: { lesson: LessonCard; onClose: () => void }) {
  const { group, subject, subgroup } = lesson
  const { data } = useQuery(dicts)
  const quarterId = useQuarters().on(lesson.date)
  const { data: planned } = useQuery(
    allThemes({ groupId: group.id, subjectId: subject.id, subgroupId: subgroup?.id ?? null }),
  )
  const own = lesson.calendarPlanLessonUuid
  const [source, setSource] = useState<Source>(own === null ? 'new' : 'plan')
  const bind = useCommand(schedule.bind, { refresh: staleReads })
  const goOn = useWorkOf(lesson)
  const onBound = async (bound: Answer<typeof schedule.bind>) => {
    onClose()
    // It is bound; only what comes after it did not open.
    await goOn(bound).catch(announce)
  }
  const [start] = useState({
    version: lesson.version,
    entityKind: lesson.lessonType,
    calendar_plan_lesson_uuid: own,
    maxScore: null,
  })
  const draft = useDraft({
    schema: bindSchema(source),
    start,
    send: (body) => bind.mutateAsync({ params: { scheduleUuid: lesson.uuid }, body }).then(onBound),
  })
  const plan = data?.subjects.find((one) => one.groupId === group.id && one.id === subject.id)
  const kind = draft.value.entityKind ?? 'regular'

  // The lesson's own theme stands among those of its quarter that wait for a lesson.
  const themes = planned?.lessons.filter(
    (theme) =>
      theme.entityKind === kind &&
      (theme.uuid === own || (theme.scheduleUuid === null && (quarterId === null || theme.quarterId === quarterId))),
  )

  const chooseKind = (next: EntityKind) => {
    draft.set('entityKind', next)
    const isOwn = next === lesson.lessonType
    draft.set('calendar_plan_lesson_uuid', isOwn ? own : null)
    draft.set('theme', '')
    draft.set('entityId', null)
    draft.set('maxScore', isSummative(next) ? 20 : null)
    setSource(isOwn && own !== null ? 'plan' : 'new')
  }

  const chooseSource = (next: Source) => {
    draft.set('entityId', null)
    if (next === 'personal') draft.set('calendar_plan_lesson_uuid', null)
    setSource(next)
  }

  return (
    <FormDialog
      title={text('schedule.bind-title')}
      width={540}
      onClose={onClose}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
    >
      <Teacher names={[lesson.teacher.label]} />
      <ContentFields
        kinds={kindsFor(plan?.scoreType ?? '')}
        kind={draft.field('entityKind')}
        onKind={chooseKind}
        themes={themes}
        source={source}
        onSource={chooseSource}
        work={draft.field('entityId')}
        uuid={draft.field('calendar_plan_lesson_uuid')}
        theme={draft.field('theme')}
        maxScore={draft.field('maxScore')}
        sochTitle={quarterId !== null ? sochTitle(quarterId, plan?.eduLang ?? 'kz') : null}
      />
    </FormDialog>
  )
}

import { schedule, type EntityKind, type LessonCard } from '@qalam/contract/schedule/api.ts'
import { isSummative, kindsFor, sochTitle } from '@qalam/contract/schedule/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { dicts, freeThemes, staleReads } from '../reads.ts'
import { useQuarters } from '../useQuarters.ts'
import { ContentFields } from './ContentFields.tsx'
import { bindSchema, type Source } from './forms.ts'

/** Binds a lesson to another kind and theme (E-7.5-18). */
export function BindLessonDialog({ lesson, onClose }: { lesson: LessonCard; onClose: () => void }) {
  const { group, subject, subgroup } = lesson
  const { data } = useQuery(dicts)
  const quarterId = useQuarters().on(lesson.date)
  const { data: found } = useQuery(
    freeThemes({ groupId: group.id, subjectId: subject.id, subgroupId: subgroup?.id ?? null }, quarterId),
  )
  const [source, setSource] = useState<Source>('new')
  const bind = useCommand(schedule.bind, { refresh: staleReads })
  const [start] = useState({ version: lesson.version, entityKind: lesson.lessonType, maxScore: null })
  const draft = useDraft({
    schema: bindSchema(source),
    start,
    send: (body) => bind.mutateAsync({ params: { scheduleUuid: lesson.uuid }, body }),
    done: onClose,
  })
  const plan = data?.subjects.find((one) => one.groupId === group.id && one.id === subject.id)
  const kind = draft.value.entityKind ?? 'regular'

  const chooseKind = (next: EntityKind) => {
    draft.set('entityKind', next)
    draft.set('calendar_plan_lesson_uuid', null)
    draft.set('theme', '')
    draft.set('maxScore', isSummative(next) ? 20 : null)
    setSource('new')
  }

  return (
    <FormDialog
      title={text('schedule.bind-title')}
      width={540}
      onClose={onClose}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem}
    >
      <ContentFields
        kinds={kindsFor(plan?.scoreType ?? '')}
        kind={draft.field('entityKind')}
        onKind={chooseKind}
        themes={found?.lessons.filter(({ entityKind }) => entityKind === kind)}
        source={source}
        onSource={setSource}
        uuid={draft.field('calendar_plan_lesson_uuid')}
        theme={draft.field('theme')}
        maxScore={draft.field('maxScore')}
        sochTitle={quarterId !== null ? sochTitle(quarterId, plan?.eduLang ?? 'kz') : null}
      />
    </FormDialog>
  )
}

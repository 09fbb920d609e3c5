import { schedule, type LessonCard } from '@qalam/contract/schedule/api.ts'
import { type EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { isSummative, kindsFor, sochTitle } from '@qalam/contract/schedule/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { dicts, freeThemes, staleReads } from '../reads.ts'
import { useQuarters } from '../useQuarters.ts'
import type { TimeSlot } from '../week/week.ts'
import { aboutDate } from './aboutDate.ts'
import { addSchema, type Source } from './forms.ts'
import { useClashes } from '../clash/useClashes.ts'

export type SubjectType = 'default' | 'elective'
type Options = {
  place: TimeSlot
  groupId?: number | undefined
  cabinetId?: number | undefined
  onDone: (added: LessonCard) => void
  onClose: () => void
}

const startOf = ({ place, groupId, cabinetId }: Options) => ({
  uuid: uuid(),
  entityKind: 'regular' as const,
  ...place,
  cabinet_id: cabinetId ?? null,
  ...(groupId !== undefined && { groupId }),
})

/** The draft of M-06. What depends on a choice is emptied when the choice changes (S-ADDLESSON-2). */
export function useAddLesson(options: Options) {
  const [type, setType] = useState<SubjectType>('default')
  const [source, setSource] = useState<Source>('new')
  const { asked, attempt } = useClashes()
  const add = useCommand(schedule.add, { refresh: staleReads })
  const [start] = useState(() => startOf(options))
  const draft = useDraft({
    schema: addSchema(source),
    start,
    send: (body) =>
      attempt((isForce) => add.mutateAsync({ body: { ...body, isForce } })).then(
        options.onDone,
        aboutDate((words) => draft.complain('date', words)),
      ),
    done: options.onClose,
  })
  const chosen = useChosen(draft.value)

  const emptyContent = () => {
    draft.set('calendar_plan_lesson_uuid', null)
    draft.set('theme', '')
    draft.set('maxScore', null)
    draft.set('entityId', null)
    setSource('new')
  }
  const emptySubject = () => {
    draft.set('subjectId', undefined)
    draft.set('subgroupId', null)
    draft.set('entityKind', 'regular')
    emptyContent()
  }
  const choose = {
    group: (id: number | undefined) => {
      draft.set('groupId', id)
      emptySubject()
    },
    type: (next: SubjectType) => {
      setType(next)
      emptySubject()
    },
    subject: (id: number | undefined) => {
      emptySubject()
      draft.set('subjectId', id)
    },
    subgroup: (id: number | null) => {
      draft.set('subgroupId', id)
      emptyContent()
    },
    kind: (next: EntityKind) => {
      draft.set('entityKind', next)
      emptyContent()
      draft.set('maxScore', isSummative(next) ? 20 : null)
    },
    source: (next: Source) => {
      draft.set('entityId', null)
      setSource(next)
    },
  }
  // Without a free theme there is no ordinary lesson to put (S-ADDLESSON-1); nor a work that the subject does not have.
  const [first] = chosen.kinds
  if (first && !chosen.kinds.includes(draft.value.entityKind ?? 'regular')) choose.kind(first)

  return { draft, type, source, asked, choose, ...chosen }
}

type Chosen = {
  groupId?: number | undefined
  subjectId?: number | undefined
  subgroupId?: number | null | undefined
  date?: string | undefined
  entityKind?: EntityKind | undefined
}

/** What the choices so far lead to: subjects of the group, kinds of the subject, its themes that wait for a lesson. */
function useChosen({ groupId, subjectId, subgroupId = null, date, entityKind = 'regular' }: Chosen) {
  const { data } = useQuery(dicts)
  const quarterId = useQuarters().on(date)
  const subjects = data?.subjects.filter((one) => one.groupId === groupId) ?? []
  const subject = subjects.find(({ id }) => id === subjectId)
  const isComplete = subject !== undefined && (subject.subgroups.length === 0 || subgroupId !== null)
  const { data: found } = useQuery({
    ...freeThemes({ groupId: groupId ?? 0, subjectId: subjectId ?? 0, subgroupId }, quarterId),
    enabled: isComplete,
  })
  const themes = (of: EntityKind) => found?.lessons.filter((theme) => theme.entityKind === of)
  const hasRegular = themes('regular')?.length !== 0

  return {
    dicts: data,
    subjects,
    subject,
    isComplete,
    themes: themes(entityKind),
    /** Whoever teaches by the plan that is chosen; nobody yet while it is not. */
    teachers: isComplete
      ? subject.teachers.filter((one) => one.subgroupId === subgroupId).map(({ label }) => label)
      : [],
    bells: data?.groups.find(({ id }) => id === groupId)?.bells ?? [],
    isEveryThemeBound: !hasRegular,
    kinds: kindsFor(subject?.scoreType ?? '').filter((kind) => kind !== 'regular' || hasRegular),
    sochTitle: subject && quarterId !== null ? sochTitle(quarterId, subject.eduLang) : null,
  }
}

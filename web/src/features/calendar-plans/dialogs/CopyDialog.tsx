import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { CopyInfo, CopyTarget } from '@qalam/contract/calendar-plans/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useJob } from '#features/jobs/public.tsx'
import { call, saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { FormSkeleton } from '#ui/feedback/Skeletons.tsx'
import { CheckList } from '#ui/fields/CheckList.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { named } from '../lists/words.tsx'
import { copyInfo } from '../reads.ts'
import styles from './Dialogs.module.css'

/** M-53: where a plan may go and what becomes of it there, then the copying as long work. */
export function CopyDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { data } = useQuery(copyInfo(uuid))
  if (data) return <Copy uuid={uuid} info={data} onClose={onClose} />
  return (
    <Dialog title={text('calendar-plans.copy-title')} width={700} onClose={onClose}>
      <FormSkeleton />
    </Dialog>
  )
}

const keyOf = ({ groupId, subgroup }: CopyTarget): string => `${groupId} ${subgroup?.id ?? ''}`

function labelOf({ group, subgroup, outcome, teacher, lessons }: CopyTarget): string {
  const name = [group, subgroup?.label].filter(Boolean).join(', ')
  if (outcome === 'taken') return `${name}: ${text('calendar-plans.copy-has')}`
  if (outcome === 'new') return `${name}: ${text('calendar-plans.copy-new')}`
  return `${name}: ${text('calendar-plans.copy-fill', { teacher: teacher ?? '', lessons })}`
}

function Copy({ uuid, info, onClose }: { uuid: string; info: CopyInfo; onClose: () => void }) {
  const ask = useJob()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [teacherId, setTeacherId] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const targets = info.targets.filter((target) => chosen.includes(keyOf(target)))
  const isNew = targets.some(({ outcome }) => outcome === 'new')

  const submit = async () => {
    setBusy(true)
    const body = targets.map(({ groupId, subgroup }) => ({ groupId, subgroupId: subgroup?.id ?? null, teacherId }))
    await ask((id) =>
      call(calendarPlans.copy, { body: { uuid: id, calendarPlanUuid: uuid, targets: body } }, { silent: true }),
    ).then(onClose, (failure: unknown) => setError(saidBy(failure)))
    setBusy(false)
  }
  const { group, subject, themes, sections, works } = info

  return (
    <FormDialog
      title={text('calendar-plans.copy-title')}
      width={700}
      action={text('calendar-plans.copy')}
      submit={submit}
      busy={busy}
      disabled={targets.length === 0}
      error={error}
      onClose={onClose}
    >
      <p className={styles.quiet}>
        {text('calendar-plans.copy-about', { group, subject: named(subject), themes, sections, works })}
      </p>
      {info.targets.length === 0 ? (
        <EmptyList title={text('calendar-plans.copy-none')} />
      ) : (
        <CheckList
          label={text('calendar-plans.copy-to')}
          required
          search={text('calendar-plans.search-groups')}
          value={chosen}
          onChange={setChosen}
          choices={info.targets.map((target) => ({
            value: keyOf(target),
            label: labelOf(target),
            disabled: target.outcome === 'taken',
          }))}
        />
      )}
      {isNew && info.teachers.length > 0 && (
        <SearchSelect
          label={text('calendar-plans.copy-teacher')}
          value={teacherId}
          onChange={(next) => setTeacherId(next ?? null)}
          choices={info.teachers.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
    </FormDialog>
  )
}

import type { EndingClass } from '@qalam/contract/year-end/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { type YearEndChoice, nextClasses, type Other } from './draft.ts'
import { studentsOf } from './reads.ts'

type Props = {
  classes: readonly EndingClass[]
  chosen: YearEndChoice
  onAdd: (other: Other) => void
  onClose: () => void
}

/** Stands for leaving in the list of classes. */
const leaves = '-'

/** A student of a class, and where the student goes instead. */
export function OtherDialog({ classes, chosen, onAdd, onClose }: Props) {
  const [groupId, setGroup] = useState<number | null>(null)
  const [userId, setStudent] = useState<number | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const { data, isFetching } = useQuery({ ...studentsOf(groupId ?? 0), enabled: groupId !== null })
  const students = groupId === null ? [] : (data?.rows ?? [])
  const submit = () => {
    const student = students.find(({ id }) => id === userId)
    const label = classes.find((one) => one.groupId === groupId)?.label
    if (!student || label === undefined || to === null) return
    onAdd({ userId: student.id, name: student.name, label, to: to === leaves ? null : to })
    onClose()
  }

  return (
    <FormDialog
      title={text('year-end.add')}
      action={text('year-end.add')}
      submit={submit}
      changed={userId !== null}
      onClose={onClose}
    >
      <SearchSelect
        label={text('year-end.class')}
        required
        value={groupId}
        choices={classes.map((one) => ({ value: one.groupId, label: one.label }))}
        onChange={(next) => {
          setGroup(next ?? null)
          setStudent(null)
        }}
      />
      <SearchSelect
        label={text('year-end.student')}
        required
        disabled={groupId === null}
        busy={isFetching}
        value={userId}
        choices={students.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(next) => setStudent(next ?? null)}
      />
      <SelectField
        label={text('year-end.where')}
        required
        value={to}
        choices={[
          { value: leaves, label: text('year-end.leaves') },
          ...nextClasses(classes, chosen).map((label) => ({ value: label, label })),
        ]}
        onChange={(next) => setTo(next ?? null)}
      />
    </FormDialog>
  )
}

import { ThemeDraft } from '@qalam/contract/homework/answers.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { everyReadOf, read, useCommand } from '#platform/api.ts'
import { dayShort } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { filters } from '../reads.ts'

/** M-07: homework put on the lesson of a theme; group, subject and theme are required (V-HWTHEME-1). */
export function ThemeDialog({ onClose }: { onClose: () => void }) {
  const [homeworkUuid] = useState(() => crypto.randomUUID())
  const save = useCommand(homework.saveTheme, { refresh: [everyReadOf(homework.given), everyReadOf(homework.themes)] })
  const draft = useDraft({
    schema: ThemeDraft,
    start: {},
    send: (body) => save.mutateAsync({ params: { homeworkUuid }, body }),
    done: () => {
      tellSuccess(text('homework.was-set'))
      onClose()
    },
  })
  const { group_id: groupId, subjectId, theme } = draft.value
  const { data: lists } = useQuery(filters)
  const isChosen = groupId !== undefined && subjectId !== undefined
  const asked = { query: { groupId: groupId ?? 1, subjectId: subjectId ?? 1 } }
  const { data: themes = [] } = useQuery({ ...read(homework.themes, asked, { silent: true }), enabled: isChosen })
  const lessonUuid = themes.find(({ uuid }) => uuid === theme)?.lessonUuid

  return (
    <FormDialog
      title={text('homework.add-theme')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <SelectField
        label={text('homework.group')}
        required
        {...draft.field('group_id')}
        choices={(lists?.groups ?? []).map(({ id, label }) => ({ value: id, label }))}
      />
      <SelectField
        label={text('homework.subject')}
        required
        {...draft.field('subjectId')}
        choices={(lists?.subjects ?? []).map(({ id, name }) => ({ value: id, label: name[currentLanguage()] }))}
      />
      <SearchSelect
        label={text('homework.theme')}
        required
        disabled={!isChosen}
        {...draft.field('theme')}
        choices={themes.map(({ uuid, theme: label, date, homeworkUuid: has }) => ({
          value: uuid,
          label: `${dayShort(date)} · ${label}`,
          disabled: has !== null,
        }))}
      />
      <TextArea label={text('homework.text')} required max={4000} {...draft.field('text')} />
      {lessonUuid && <Lectures lessonUuid={lessonUuid} field={draft.field('lectureUuid')} />}
    </FormDialog>
  )
}

type LectureProps = {
  lessonUuid: string
  field: {
    name: string
    value: string | null | undefined
    onChange(value: string | null | undefined): void
    error: string | undefined
  }
}

/** Own and shared published lectures and works. */
function Lectures({ lessonUuid: scheduleUuid, field }: LectureProps) {
  const { data } = useQuery(read(homework.form, { params: { scheduleUuid } }, { silent: true }))
  return (
    <SelectField
      label={text('homework.work')}
      placeholder={text('homework.no-work')}
      {...field}
      choices={(data?.contents ?? []).map(({ uuid, title }) => ({ value: uuid, label: title }))}
    />
  )
}

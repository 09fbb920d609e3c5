import { type ContentAsked, contentStates } from '@qalam/contract/content/api.ts'
import { lessonKinds } from '@qalam/contract/content/document.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { SubjectFilters } from './SubjectFilters.tsx'

type Props = {
  asked: Partial<ContentAsked>
  subjects: readonly { id: number; name: Named }[]
  isLecture: boolean
  onFilter: (some: {
    [Name in 'whose' | 'kind' | 'subjectId' | 'parallel' | 'state']?: string | number | undefined
  }) => void
}

/** What narrows the list; each filter stands in the address. */
export function ContentFilters({ asked, subjects, isLecture, onFilter }: Props) {
  return (
    <>
      <SelectField
        label={text('content.whose')}
        value={asked.whose ?? 'mine'}
        onChange={(whose) => onFilter({ whose: whose === 'school' ? whose : undefined })}
        required
        choices={(['mine', 'school'] as const).map((value) => ({ value, label: text(`content.whose-${value}`) }))}
      />
      {!isLecture && (
        <SelectField
          label={text('content.kind')}
          placeholder={text('content.any')}
          value={asked.kind}
          onChange={(kind) => onFilter({ kind: kind ?? undefined })}
          choices={lessonKinds.map((value) => ({ value, label: text(`content.kind-${value}`) }))}
        />
      )}
      <SubjectFilters asked={asked} subjects={subjects} onFilter={onFilter} />
      <SelectField
        label={text('content.state')}
        placeholder={text('content.state-present')}
        value={asked.state}
        onChange={(state) => onFilter({ state: state ?? undefined })}
        choices={contentStates.map((value) => ({ value, label: text(`content.state-${value}`) }))}
      />
    </>
  )
}

import type { Named } from '@qalam/contract/kernel/languages.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { parallels } from './parallels.ts'

type Props = {
  asked: { subjectId?: number | undefined; parallel?: number | undefined }
  subjects: readonly { id: number; name: Named }[]
  onFilter: (some: { subjectId?: number | undefined; parallel?: number | undefined }) => void
}

/** The subject and the parallel that works and questions are found by. */
export function SubjectFilters({ asked, subjects, onFilter }: Props) {
  return (
    <>
      <SelectField
        label={text('content.subject')}
        placeholder={text('content.any')}
        value={asked.subjectId}
        onChange={(subjectId) => onFilter({ subjectId: subjectId ?? undefined })}
        choices={subjects.map(({ id, name }) => ({ value: id, label: named(name) }))}
      />
      <SelectField
        label={text('content.parallel')}
        placeholder={text('content.any')}
        value={asked.parallel}
        onChange={(parallel) => onFilter({ parallel: parallel ?? undefined })}
        choices={parallels()}
      />
    </>
  )
}

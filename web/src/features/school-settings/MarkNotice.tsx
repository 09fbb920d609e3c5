import { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Card } from '#ui/page/Card.tsx'
import { hoursText } from './hours.ts'
import { everything } from './reads.ts'

const offered = [0, 1, 2, 3, 6, 12, 24, 48, 72]

/** How long a new mark stays between the teacher and the journal before students and parents see it. */
export function MarkNotice({ hours }: { hours: number }) {
  const set = useCommand(schoolSettings.setMarkNotice, { refresh: everything })
  const choices = offered.includes(hours) ? offered : [...offered, hours].toSorted((a, b) => a - b)

  return (
    <Card title={text('school-settings.notice')}>
      <SelectField
        label={text('school-settings.notice-when')}
        hint={text('school-settings.notice-hint')}
        value={hours}
        disabled={set.isPending}
        choices={choices.map((value) => ({ value, label: hoursText(value) }))}
        onChange={(next) =>
          typeof next === 'number' &&
          set.mutate({ body: { hours: next } }, { onSuccess: () => tellSuccess(text('school-settings.stored')) })
        }
      />
    </Card>
  )
}

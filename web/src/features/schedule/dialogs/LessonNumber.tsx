import type { Bell } from '@qalam/contract/schedule/api.ts'
import type { DraftField } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { timeText } from '../week/words.ts'

type Props = { bells: readonly Bell[]; start: DraftField<string>; end: DraftField<string> }

/** Which lesson of the day it is: fills in the times of its bell. A lesson may keep a time of its own. */
export function LessonNumber({ bells, start, end }: Props) {
  if (bells.length === 0) return null
  const hasShifts = bells.some(({ shift }) => shift !== bells[0]?.shift)
  const labelOf = (bell: Bell) =>
    [
      text('schedule.lesson-number', { number: bell.number }),
      hasShifts && text(bell.shift === 2 ? 'schedule.shift-2' : 'schedule.shift-1'),
      timeText(bell),
    ]
      .filter(Boolean)
      .join(', ')
  const own = bells.find(({ timeStart, timeEnd }) => timeStart === start.value && timeEnd === end.value)
  const choose = (time: string | null | undefined) => {
    const bell = bells.find((one) => timeText(one) === time)
    if (!bell) return
    start.onChange(bell.timeStart)
    end.onChange(bell.timeEnd)
  }

  return (
    <SelectField
      label={text('schedule.number')}
      placeholder={text('schedule.own-time')}
      value={own ? timeText(own) : null}
      choices={bells.map((bell) => ({ value: timeText(bell), label: labelOf(bell) }))}
      onChange={choose}
    />
  )
}

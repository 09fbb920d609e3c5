import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { SettingAct } from '@qalam/contract/school-settings/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { hoursText } from './hours.ts'
import { Card } from '#ui/page/Card.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'

/** Who changed what, the latest first. */
export const ActsCard = ({ acts }: { acts: readonly SettingAct[] }) => (
  <Card title={text('school-settings.history')}>
    <DataTable
      caption={text('school-settings.history')}
      asCards
      rows={acts}
      rowKey={({ id }) => id}
      columns={columns()}
      empty={<EmptyList title={text('school-settings.no-history')} />}
    />
  </Card>
)

const columns = (): Column<SettingAct>[] => [
  { key: 'at', title: text('school-settings.at'), cell: ({ at }) => momentText(at) },
  { key: 'by', title: text('school-settings.by'), cell: ({ by }) => by },
  { key: 'what', title: text('school-settings.what'), cell: whatOf },
  { key: 'to', title: text('school-settings.to'), cell: valueOf },
]

const whatOf = ({ what }: SettingAct) =>
  text(
    what === 'editSchedule' || what === 'groupLoadEdit' || what === 'teacherEdit'
      ? `school-settings.flag-${what}`
      : `school-settings.act-${what}`,
  )

function valueOf({ isOn, from, until, hours }: SettingAct): string {
  if (isOn !== null) return text(isOn ? 'school-settings.on' : 'school-settings.off')
  if (hours !== null) return hoursText(hours)
  if (from === null) return '—'
  return until === null || until === from ? dottedOf(from) : `${dottedOf(from)}–${dottedOf(until)}`
}

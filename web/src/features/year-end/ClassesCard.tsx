import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { ClassAct, type EndingClass } from '@qalam/contract/year-end/api.ts'
import { Faculty } from '@qalam/contract/groups/group.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { type YearEndChoice, choiceOf } from './draft.ts'
import styles from './YearEnd.module.css'

type Props = { classes: readonly EndingClass[]; chosen: YearEndChoice; onChange: (chosen: YearEndChoice) => void }

/** What is done with each class. */
export const ClassesCard = ({ classes, chosen, onChange }: Props) => (
  <Card title={text('year-end.classes')}>
    <DataTable
      caption={text('year-end.classes')}
      asCards
      rows={classes}
      rowKey={({ groupId }) => groupId}
      columns={columns({ classes, chosen, onChange })}
      empty={<EmptyList title={text('year-end.no-classes')} />}
    />
  </Card>
)

/** A class, and what is known of its exams. */
const ClassName = ({ one: { label, exams, isWaiting } }: { one: EndingClass }) => (
  <div className={styles.class}>
    <span>
      {label} {isWaiting && <Badge tone="warning">{text('year-end.act-wait')}</Badge>}
    </span>
    {exams && <small>{text('year-end.exams', { count: exams.count, date: dottedOf(exams.lastOn) })}</small>}
    {isWaiting && !exams && <small>{text('year-end.waiting')}</small>}
  </div>
)

function columns({ chosen, onChange }: Props): Column<EndingClass>[] {
  const set = (groupId: number, some: object) =>
    onChange({ ...chosen, chosen: { ...chosen.chosen, [groupId]: { ...chosen.chosen[groupId], ...some } } })
  return [
    { key: 'label', title: text('year-end.class'), cell: (one) => <ClassName one={one} /> },
    { key: 'students', title: text('year-end.students'), align: 'end', cell: ({ students }) => students },
    {
      key: 'act',
      title: text('year-end.act'),
      cell: (one) => (
        <SelectField
          bare
          required
          label={text('year-end.act-of', { label: one.label })}
          value={choiceOf(one, chosen).act}
          choices={ClassAct.options
            .filter((act) => act !== 'promote' || one.next !== null)
            .map((value) => ({ value, label: text(`year-end.act-${value}`) }))}
          onChange={(act) => set(one.groupId, { act: act ?? one.act })}
        />
      ),
    },
    {
      key: 'next',
      title: text('year-end.next'),
      cell: (one) => {
        const { act, faculty } = choiceOf(one, chosen)
        if (act !== 'promote') return '—'
        if (!one.asksFaculty) return `${one.next ?? ''}${one.faculty ?? ''}`
        return (
          <div className={styles.faculty}>
            <SelectField
              bare
              label={text('year-end.faculty-of', { label: one.next ?? '' })}
              placeholder={text('year-end.faculty')}
              value={faculty}
              choices={Faculty.options.map((value) => ({ value, label: `${one.next ?? ''}${value}` }))}
              onChange={(next) => set(one.groupId, { faculty: next ?? null })}
            />
          </div>
        )
      },
    },
  ]
}

import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { YearEndPreview, YearEndTrouble } from '@qalam/contract/year-end/api.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Card } from '#ui/page/Card.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import styles from './YearEnd.module.css'

export type Figures = Pick<
  YearEndPreview,
  'groups' | 'promoted' | 'left' | 'subjects' | 'slots' | 'programs' | 'inPrograms'
>

/** The figures of a plan in one line. */
export const planLine = (plan: Figures): string => {
  const { groups, promoted, left, subjects, slots, programs, inPrograms } = plan
  return text('year-end.plan-line', { groups, promoted, left, subjects, slots, programs, inPrograms })
}

/** A trouble names a class or, with exams, a day. */
const sayTo = (what: YearEndTrouble['what'], to: string | null) =>
  what === 'exams' && to !== null ? dottedOf(to) : (to ?? '')

/** What the act would do, class by class, and what stands in its way. */
export const PlanCard = ({ plan }: { plan: YearEndPreview }) => (
  <Card title={text('year-end.plan')}>
    <p className={styles.line} role="status">
      {planLine(plan)}
    </p>
    {plan.troubles.length > 0 && (
      <div className={styles.troubles} role="alert">
        <strong>{text('year-end.troubles')}</strong>
        <ul>
          {plan.troubles.map(({ what, name, to }) => (
            <li key={`${what} ${name} ${to}`}>{text(`year-end.trouble-${what}`, { name, to: sayTo(what, to) })}</li>
          ))}
        </ul>
      </div>
    )}
    <DataTable
      caption={text('year-end.plan')}
      asCards
      rows={plan.classes}
      rowKey={({ groupId }) => groupId}
      columns={[
        { key: 'label', title: text('year-end.class'), cell: ({ label }) => label },
        {
          key: 'next',
          title: text('year-end.next'),
          cell: ({ act, next, stands }) => (
            <>
              {act === 'promote' ? next : text(`year-end.act-${act}`)}{' '}
              {stands && <Badge>{text('year-end.stands')}</Badge>}
            </>
          ),
        },
        { key: 'goOn', title: text('year-end.go-on'), align: 'end', cell: ({ goOn }) => goOn },
        { key: 'elsewhere', title: text('year-end.elsewhere'), align: 'end', cell: ({ elsewhere }) => elsewhere },
        { key: 'leave', title: text('year-end.leave'), align: 'end', cell: ({ leave }) => leave },
        { key: 'subjects', title: text('year-end.subjects'), align: 'end', cell: ({ subjects }) => subjects },
      ]}
    />
  </Card>
)

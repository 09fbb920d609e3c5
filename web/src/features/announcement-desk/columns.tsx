import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { Scope, Stage } from '@qalam/contract/news/audience.ts'
import { dayDigits, daysBetweenText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import type { Column } from '#ui/table/DataTable.tsx'
import styles from './Desk.module.css'
import { StageBadge } from './StageBadge.tsx'
import { placeName } from './words.ts'

type Addressed = {
  roles: readonly Role[]
  scope: Scope | null
  scopeName: Named | null
  since: string | null
  until: string | null
  stage: Stage
}

/** Two roles by name, the rest as a number: a list of fourteen is no reading matter. */
function rolesText(roles: readonly Role[]): string {
  if (roles.length === 0) return text('announcement-desk.everybody')
  const named = roles.slice(0, 2).map((role) => text(`role.${role}`))
  const more = roles.length - named.length
  return more > 0 ? text('announcement-desk.and-more', { roles: named.join(', '), count: more }) : named.join(', ')
}

const daysText = (since: string | null, until: string | null): string =>
  wholeDays(
    since && until
      ? daysBetweenText(since, until)
      : [since, until].map((day) => (day ? dayDigits(day) : '…')).join(' – '),
  )

/** A line breaks after the dash between two days and nowhere else. */
const wholeDays = (days: string): string => days.replaceAll(/(?<!–) /g, '\u00A0')

/** Whom it is for, on which days, and how far it has come: alike for all that a desk writes. */
export const audienceColumns = <Row extends Addressed>(): Column<Row>[] => [
  {
    key: 'roles',
    title: text('announcement-desk.for-whom'),
    cell: ({ roles, scope, scopeName }) =>
      [rolesText(roles), scope && placeName(scope, scopeName)].filter(Boolean).join(' · '),
  },
  {
    key: 'since',
    title: text('announcement-desk.period'),
    sortable: true,
    cell: ({ since, until, stage }) => (
      <div className={styles.days}>
        {daysText(since, until)}
        <StageBadge stage={stage} />
      </div>
    ),
  },
]

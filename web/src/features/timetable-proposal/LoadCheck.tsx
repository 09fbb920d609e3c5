import type { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from './Maker.module.css'

type Props = { load: Answer<typeof timetableProposal.check> }

/** What the load lacks, and where to mend it. */
export function LoadCheck({ load: { groups, teachers, lessons, findings, can } }: Props) {
  const mends = (
    <>
      <LinkButton size="small" href="/v3/backoffice/groups">
        {text('timetable-proposal.mend-groups')}
      </LinkButton>
      <LinkButton size="small" href="/control/journal/groups">
        {text('timetable-proposal.mend-plans')}
      </LinkButton>
    </>
  )
  return (
    <Card title={text('timetable-proposal.load')} actions={findings.length > 0 && mends}>
      {can.start ? (
        <p className={styles.line}>
          {text('timetable-proposal.load-line', { groups: groups.length, teachers, lessons })}
        </p>
      ) : (
        <EmptyList title={text('timetable-proposal.load-none')} />
      )}
      {can.start && findings.length === 0 && <p className={styles.line}>{text('timetable-proposal.load-fine')}</p>}
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map(({ code, who, need, have }) => (
            <li key={`${code} ${who.id}`}>{text(`timetable-proposal.load-${code}`, { who: who.label, need, have })}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}

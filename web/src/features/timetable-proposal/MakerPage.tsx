import { jobMoved } from '@qalam/contract/jobs/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { AskForm } from './AskForm.tsx'
import { ClosedTimes } from './closed/ClosedTimes.tsx'
import { LoadCheck } from './LoadCheck.tsx'
import styles from './Maker.module.css'
import { ProposalList } from './ProposalList.tsx'
import { LockedLessons } from './locks/LockedLessons.tsx'
import { closedTimes, load, locks, proposals, subjectLevels } from './reads.ts'

/** The check of the load, the wishes a week is laid by, and the weeks that were laid. */
export default function MakerPage() {
  const { data: found } = useSuspenseQuery(load)
  const { data } = useSuspenseQuery(proposals)
  const { data: closed } = useSuspenseQuery(closedTimes)
  const { data: locked } = useSuspenseQuery(locks)
  const { data: ranked } = useSuspenseQuery(subjectLevels)
  const hard = ranked.subjects.filter(({ level }) => level === 'hard').length
  useLive(jobMoved, () => [proposals], [proposals])

  return (
    <Screen title={text('timetable-proposal.title')} lead={text('timetable-proposal.lead')}>
      <div className={styles.page}>
        <LoadCheck load={found} />
        {found.can.start && <ClosedTimes {...closed} />}
        {found.can.start && <LockedLessons {...locked} />}
        {found.can.start && <AskForm groups={found.groups} hard={hard} />}
        <ProposalList proposals={data.proposals} />
      </div>
    </Screen>
  )
}

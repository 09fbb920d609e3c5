import { OneWeek } from './OneWeek.tsx'

type Params = { groupId: string; date?: string }

/** The week of a class, edited as everywhere. */
export default function GroupWeekPage({ params: { groupId, date } }: { params: Params }) {
  return <OneWeek kind="group" id={groupId} date={date} />
}

import { OneWeek } from './OneWeek.tsx'

type Params = { cabinetId: string; date?: string }

/** The week of a room. */
export default function CabinetWeekPage({ params: { cabinetId, date } }: { params: Params }) {
  return <OneWeek kind="cabinet" id={cabinetId} date={date} />
}

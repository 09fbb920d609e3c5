import { OneWeek } from './OneWeek.tsx'

type Params = { teacherId: string; date?: string }

/** The week of a teacher. */
export default function TeacherWeekPage({ params: { teacherId, date } }: { params: Params }) {
  return <OneWeek kind="teacher" id={teacherId} date={date} />
}

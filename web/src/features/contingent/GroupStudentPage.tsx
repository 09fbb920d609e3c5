import StudentPage from './StudentPage.tsx'

/** The card of a student at the address below the group. */
export default function GroupStudentPage({ params }: { params: { groupId: string; userId: string } }) {
  return <StudentPage params={params} />
}

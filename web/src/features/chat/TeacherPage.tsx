import { Begun } from './Begun.tsx'

/** The talk with one teacher (R-2.5-04). */
export default function TeacherPage({ params: { teacherId } }: { params: { teacherId: string } }) {
  return <Begun userId={Number(teacherId)} home="/chat" />
}

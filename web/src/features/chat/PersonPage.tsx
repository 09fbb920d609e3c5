import { Begun } from './Begun.tsx'

/** The talk with one person of a class (R-2.5-02). */
export default function PersonPage({ params: { userId } }: { params: { groupId: string; userId: string } }) {
  return <Begun userId={Number(userId)} home="/control/chat" />
}

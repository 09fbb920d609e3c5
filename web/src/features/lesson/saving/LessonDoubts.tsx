import { Doubts, HereBadge, QueueState } from '#features/unsent/public.tsx'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import type { LessonWrite } from './lessonOutbox.ts'
import type { LessonWrites } from './useLessonWrites.ts'

const titleOf = ({ kind }: LessonWrite): string => text(kind === 'link' ? 'lesson.add-link' : 'lesson.conduct')
const wordsOf = (write: LessonWrite): string =>
  write.kind === 'link'
    ? `${write.link.title}\n${write.link.url}`
    : text(write.conducted ? 'lesson.conduct' : 'lesson.unconduct')

/** What of this lesson is on the device only, and what was refused. */
export function LessonDoubts({
  writes: { waiting, hindered, flush, links, troubles, giveUp },
}: {
  writes: LessonWrites
}) {
  return (
    <>
      <QueueState waiting={waiting} hindered={hindered} onRetry={flush} />
      {links.map(({ uuid, title, url }) => (
        <Card key={uuid} title={title} actions={<HereBadge />}>
          <p>{url}</p>
        </Card>
      ))}
      <Doubts
        doubts={troubles.map(({ entry, message }) => ({
          key: entry.slot,
          title: titleOf(entry.value),
          message,
          stands: null,
          yours: wordsOf(entry.value),
          onKeep: () => giveUp(entry.slot),
        }))}
      />
    </>
  )
}

import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { useContent } from './useContent.ts'
import { Reader } from './Reader.tsx'

/** Content of a lesson by pages, from where it was left (R-2.2-08). */
export default function ContentPage({ params: { lessonId } }: { params: { lessonId: string } }) {
  return <Whole given={lessonId} />
}

/** The content with the ways from it to the class and to the lesson. */
export function Whole({ given }: { given: string }) {
  const { content, ...acts } = useContent(given)
  const { can, lesson } = content
  return (
    <Reader
      content={content}
      {...acts}
      actions={
        <>
          <LinkButton href={linkTo('/schedule/lesson/:scheduleId/:tab?', { scheduleId: lesson.uuid })}>
            {text('lesson-content.to-lesson')}
          </LinkButton>
          {can.seeClass && (
            <>
              <LinkButton href={linkTo('/schedule/lecture/control/show/:id', { id: given })}>
                {text('lesson-content.show')}
              </LinkButton>
              <LinkButton kind="main" href={linkTo('/control/lesson-content/:given', { given })}>
                {text('lesson-content.class')}
              </LinkButton>
            </>
          )}
        </>
      }
    />
  )
}

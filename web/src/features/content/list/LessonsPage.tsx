import { ContentList } from './ContentList.tsx'

/** R-2.8-06: lessons and works, the own ones or those that colleagues share. */
export default function LessonsPage() {
  return <ContentList of="lessons" />
}

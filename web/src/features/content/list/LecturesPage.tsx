import { ContentList } from './ContentList.tsx'

/** R-2.8-01: lectures, the own ones or those that colleagues share. */
export default function LecturesPage() {
  return <ContentList of="lectures" />
}

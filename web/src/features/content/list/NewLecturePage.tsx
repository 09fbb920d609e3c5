import { ContentList } from './ContentList.tsx'

/** R-2.2-10: a lecture is begun. */
export default function NewLecturePage() {
  return <ContentList of="lectures" begins />
}

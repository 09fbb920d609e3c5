import { Whole } from './ContentPage.tsx'

/** A lecture of a lesson (R-2.2-11). */
export default function LecturePage({ params: { id } }: { params: { id: string } }) {
  return <Whole given={id} />
}

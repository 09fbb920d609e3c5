import { useSuspenseQuery } from '@tanstack/react-query'
import { type PlanParams, uuidOf } from '../addresses.ts'
import { NoWorkYet } from '../own/NoWorkYet.tsx'
import { namedBy } from '../reads.ts'
import PreviewPage from './PreviewPage.tsx'

/** A document, or the work of a theme, as a student will see it below the themes of a plan (R-2.6-07, R-2.6-09). */
export default function PlanPreviewPage({ params }: { params: PlanParams }) {
  const { work, theme } = useSuspenseQuery(namedBy(uuidOf(params))).data
  return work === null ? <NoWorkYet theme={theme ?? ''} params={params} /> : <PreviewPage params={{ lessonId: work }} />
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { type PlanParams, uuidOf } from '../addresses.ts'
import { NoWorkYet } from '../own/NoWorkYet.tsx'
import { namedBy } from '../reads.ts'
import BuilderPage from './BuilderPage.tsx'

/** The builder below the themes of a plan: of a document, or of the work of a theme (R-2.6-04…06, 08, 10). */
export default function PlanBuilderPage({ params }: { params: PlanParams }) {
  const { work, theme } = useSuspenseQuery(namedBy(uuidOf(params))).data
  return work === null ? <NoWorkYet theme={theme ?? ''} params={params} /> : <BuilderPage params={{ lessonId: work }} />
}

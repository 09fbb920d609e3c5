import { useSuspenseQuery } from '@tanstack/react-query'
import { type ContentParams, uuidOf } from '../addresses.ts'
import { draftOf } from '../reads.ts'
import { PreviewPart } from './PreviewPart.tsx'

/** A document as a student will see it (R-2.8-03, 04, 09). */
export default function PreviewPage({ params }: { params: ContentParams }) {
  const { data: draft } = useSuspenseQuery(draftOf(uuidOf(params)))
  return <PreviewPart draft={draft} />
}

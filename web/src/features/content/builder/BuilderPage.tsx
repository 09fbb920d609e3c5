import { useSuspenseQuery } from '@tanstack/react-query'
import { type ContentParams, uuidOf } from '../addresses.ts'
import { PreviewPart } from '../reading/PreviewPart.tsx'
import { draftOf } from '../reads.ts'
import { BuilderScreen } from './BuilderScreen.tsx'

/** The builder of every kind of document, whatever address leads here. What a colleague shares is read. */
export default function BuilderPage({ params }: { params: ContentParams }) {
  const { data: draft } = useSuspenseQuery(draftOf(uuidOf(params)))
  return draft.can.edit ? <BuilderScreen key={draft.uuid} draft={draft} /> : <PreviewPart draft={draft} />
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { draftOf } from '../reads.ts'
import { Editor } from './Editor.tsx'

/** An article as it is written by the people of its desk. */
export default function EditorPage({ params: { articleId } }: { params: { articleId: string } }) {
  const { data: draft } = useSuspenseQuery(draftOf(articleId))
  return <Editor key={articleId} draft={draft} />
}

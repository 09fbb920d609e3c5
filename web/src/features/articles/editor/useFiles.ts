import { articles } from '@qalam/contract/articles/api.ts'
import type { ArticleDraft, ArticleFile } from '@qalam/contract/articles/draft.ts'
import { useCallback, useState } from 'react'
import { call } from '#platform/api.ts'
import { announce } from '#platform/http/reactions.ts'

export type FilesOf = {
  /** Stores a picture with the article and answers its id. */
  store: (file: File) => Promise<string>
  addressOf: (file: string) => string | undefined
}

/** The pictures of an article, with those that were added since it was opened. */
export function useFiles({ uuid, files: known }: ArticleDraft): FilesOf {
  const [added, setAdded] = useState<readonly ArticleFile[]>([])
  const addresses = new Map([...added, ...known].map((file) => [file.uuid, file.url]))
  const store = useCallback(
    async (file: File) => {
      const form = new FormData()
      form.append('file', file, file.name)
      const [kept] = await call(articles.addFiles, { params: { articleId: uuid } }, { form }).catch(
        (failure: Error) => {
          announce(failure)
          throw failure
        },
      )
      if (!kept) throw new Error('the server kept no picture')
      setAdded((before) => [...before, kept])
      return kept.uuid
    },
    [uuid],
  )
  return { store, addressOf: (file) => addresses.get(file) }
}

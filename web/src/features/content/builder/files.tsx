import { content } from '@qalam/contract/content/api.ts'
import type { ContentFile, Draft } from '@qalam/contract/content/draft.ts'
import { createContext, use, useCallback, useState } from 'react'
import { call } from '#platform/api.ts'
import { announce } from '#platform/http/reactions.ts'

type FilesOf = {
  files: readonly ContentFile[]
  /** Stores a file with the document and answers it. */
  store: (file: File) => Promise<ContentFile>
  addressOf: (file: string) => string | undefined
}

const Held = createContext<FilesOf>({
  files: [],
  store: () => Promise.reject(new Error('no document holds files here')),
  addressOf: () => undefined,
})

/** The files of the document that is written here. */
export const Files = Held.Provider
export const useHeld = () => use(Held)

export function useFiles({ uuid, files: known }: Draft): FilesOf {
  const [added, setAdded] = useState<readonly ContentFile[]>([])
  const files = [...known, ...added]
  const store = useCallback(
    async (file: File) => {
      const form = new FormData()
      form.append('file', file, file.name)
      const [kept] = await call(content.addFiles, { params: { uuid } }, { form }).catch((failure: Error) => {
        announce(failure)
        throw failure
      })
      if (!kept) throw new Error('the server kept no file')
      setAdded((before) => [...before, kept])
      return kept
    },
    [uuid],
  )
  return { files, store, addressOf: (file) => files.find((one) => one.uuid === file)?.url }
}

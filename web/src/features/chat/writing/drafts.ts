import { z } from 'zod'
import { rememberedJsonInTab } from '#platform/storage.ts'

/** What is typed and not sent yet, by talk: it ends with the tab. */
const drafts = rememberedJsonInTab('chat-drafts', z.record(z.string(), z.string()), {})

export const draftOf = (uuid: string): string => drafts.get()[uuid] ?? ''

export function keepDraft(uuid: string, words: string): void {
  const { [uuid]: _, ...others } = drafts.get()
  drafts.set(words === '' ? others : { ...others, [uuid]: words })
}

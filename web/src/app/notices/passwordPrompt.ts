import { promptsForPassword } from '@qalam/contract/auth/rules.ts'
import { useQuery } from '@tanstack/react-query'
import type { SignedIn } from '#features/auth/public.tsx'
import { needPassChange } from '#features/auth/reads.ts'
import { rememberedInTab, useStore } from '#platform/storage.ts'

const asked = rememberedInTab('passwordPromptSeen')

type Prompt = 'asking' | 'due' | 'none'

/** S-START-4, Q-045: employees, or ids that end in 0, with the password they were handed; once per session. */
export function usePasswordPrompt({ role, userId }: SignedIn): [Prompt, () => void] {
  const isAsked = useStore(asked) === String(userId)
  const isWanted = promptsForPassword(role, userId) && !isAsked
  const { data, isPending } = useQuery({ ...needPassChange, enabled: isWanted })
  const done = () => asked.set(String(userId))

  if (!isWanted) return ['none', done]
  if (isPending) return ['asking', done]
  return [data?.defaultPass ? 'due' : 'none', done]
}

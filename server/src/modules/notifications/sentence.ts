import { type Language, Named } from '@qalam/contract/kernel/languages.ts'
import { say } from '#platform/http/errors.ts'

/** What a notice is filled with: words of one language as they are, or of three to choose from. */
export type NoticeWords = Readonly<Record<string, string | Named>>

/** A notice in a language; names of subjects are kept in all three, names of people and classes as they are. */
export function sentence({ kind, words }: { kind: string; words: NoticeWords }, language: Language): string {
  const said = Object.entries(words).map(([name, word]) => [name, typeof word === 'string' ? word : word[language]])
  return say(language, `notifications.kind-${kind}`, Object.fromEntries(said))
}

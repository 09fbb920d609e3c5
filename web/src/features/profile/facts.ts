import type { UserInfo } from '@qalam/contract/auth/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { MessageKey } from '#platform/text.ts'

export type Fact = { label: MessageKey; value: string }

/** What the cabinet tells about a person; what is not known is left out. */
export function facts(user: UserInfo, language: Language, dayText: (day: string) => string): Fact[] {
  const known: [MessageKey, string | null | undefined][] = [
    ['profile.login', user.login],
    ['profile.born', user.bornDate && dayText(user.bornDate)],
    ['profile.email', user.email],
    ['profile.school', user.school?.name[language]],
    ['profile.school-address', user.school?.address],
    ['profile.group', user.group?.label],
  ]
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

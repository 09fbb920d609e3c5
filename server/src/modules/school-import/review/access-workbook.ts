import type { Language } from '@qalam/contract/kernel/languages.ts'
import { say } from '#platform/http/errors.ts'
import { write } from '#platform/text/xlsx.ts'
import type { Access } from '../access-sheets.ts'

/** The access sheets of a school as a workbook: one sheet per group, the staff on its own. */
export function accessWorkbook(accesses: readonly Access[], language: Language): Promise<Uint8Array> {
  const word = (key: string) => say(language, `school-import.access.${key}`)
  const headers = ['name', 'role', 'login', 'password'].map(word)
  const sheets = [...Map.groupBy(accesses, ({ sheet }) => sheet)].map(([sheet, people]) => ({
    name: sheet === 'staff' ? word('staff') : sheet,
    headers,
    rows: people.map(({ name, role, login, password }) => [name, word(`role.${role}`), login, password]),
  }))
  return write(sheets)
}

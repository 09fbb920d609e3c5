import type { Language } from '@qalam/contract/kernel/languages.ts'
import { type FlatMessages, flatten, type Messages } from '@qalam/contract/kernel/messages.ts'
import { areas, catalogue } from '@qalam/contract/messages.ts'
import { menuLabels } from '@qalam/contract/messages.gen.ts'

const menu: Messages = Object.fromEntries(menuLabels.map((key) => [key, catalogue[key]]))

/** The menu stands on every page, before the page's own area has come. */
const together = new Map<string, Messages>(Object.entries({ ...areas, shell: { ...areas['shell'], ...menu } }))

/** The texts of some areas in one language; an area that is not known, as of a newer page, brings nothing. */
export const textsOfAreas = (language: Language, asked: readonly string[]): FlatMessages =>
  Object.assign({}, ...asked.map((area) => flatten(together.get(area) ?? {}, language)))

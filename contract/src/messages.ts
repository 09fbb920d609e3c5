import type { Messages } from './kernel/messages.ts'
import { words } from './kernel/words.ts'
import { areas as ofModules, messages } from './messages.gen.ts'

/** Every text of the product, in the three languages; `common/translate` serves it. */
export const catalogue = { ...words, ...messages }

/** The same texts by area: each module's, and the kernel's words that belong to none. */
export const areas: Readonly<Record<string, Messages>> = { kernel: words, ...ofModules }

export type MessageKey = keyof typeof catalogue

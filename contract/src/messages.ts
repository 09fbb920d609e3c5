import { words } from './kernel/words.ts'
import { messages } from './messages.gen.ts'

/** Every text of the product, in the three languages; `common/translate` serves it. */
export const catalogue = { ...words, ...messages }

export type MessageKey = keyof typeof catalogue

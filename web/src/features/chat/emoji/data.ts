import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { EmojiData } from 'frimousse'

/** Colours of skin are not chosen: a school writes with the yellow ones. */
const skinTones = { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' }

/** A list of names as the picker wants it: a line for each emoji under the line of its group. */
export function emojiIn(language: Language, names: string): EmojiData {
  const categories: EmojiData['categories'] = []
  const emojis: EmojiData['emojis'] = []
  for (const line of names.trimEnd().split('\n')) {
    const [emoji = '', label = '', tags = ''] = line.split('\t')
    if (line.startsWith('# ')) categories.push({ index: categories.length, label: line.slice(2) })
    else emojis.push({ emoji, label, tags: tags.split(', '), category: categories.length - 1, version: 1 })
  }
  return { locale: language, categories, emojis, skinTones }
}

/** The names of one language: a file of its own, loaded when somebody looks for an emoji. */
async function namesIn(language: Language): Promise<string> {
  if (language === 'ru') return (await import('./names/ru.tsv?raw')).default
  if (language === 'en') return (await import('./names/en.tsv?raw')).default
  return (await import('./names/kz.tsv?raw')).default
}

export const emojiOf = async (language: Language): Promise<EmojiData> => emojiIn(language, await namesIn(language))

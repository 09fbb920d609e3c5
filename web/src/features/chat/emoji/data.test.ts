import { isEmoji } from '@qalam/contract/chat/rules/emoji.ts'
import { languages } from '@qalam/contract/kernel/languages.ts'
import { expect, test } from 'vitest'
import { emojiOf } from './data.ts'

test.each(languages)(
  'every emoji that is offered in %s may stand under a message and has a name of its own',
  async (language) => {
    const { emojis, categories } = await emojiOf(language)
    expect(emojis.length).toBeGreaterThan(1_500)
    expect(categories).toHaveLength(8)
    expect(emojis.filter(({ emoji }) => !isEmoji(emoji))).toEqual([])
    expect(new Set(emojis.map(({ label }) => label)).size).toBe(emojis.length)
    expect(emojis.filter(({ label, emoji, category }) => label === emoji || !categories[category])).toEqual([])
  },
)

test('the three languages offer the same emoji in the same order', async () => {
  const [kz, ru, en] = await Promise.all(
    languages.map(async (one) => (await emojiOf(one)).emojis.map(({ emoji }) => emoji)),
  )
  expect(ru).toEqual(kz)
  expect(en).toEqual(kz)
})

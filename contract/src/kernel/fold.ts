/** Letters that are typed for one another: Kazakh ones and the Russian ones beside them, ё and е. */
const plain = { ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х', і: 'и', ё: 'е' }

/** Latin letters that look like Cyrillic ones as capitals, as they then are compared. */
const twins = { a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', i: 'и', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', x: 'х', y: 'у' }

export const plainLetters: ReadonlyMap<string, string> = new Map(Object.entries(plain))
const letters = new Map(Object.entries({ ...plain, ...twins }))

/** What a text is compared by in a search: each letter of `foldFrom` is read as the one of `foldTo` at its place. */
export const foldFrom = [...letters.keys()].join('')
export const foldTo = [...letters.values()].join('')

/** A text in small letters, with Russian letters for Kazakh ones and for Latin ones that look the same. */
export const folded = (text: string): string =>
  [...text.normalize('NFC').toLowerCase()].map((letter) => letters.get(letter) ?? letter).join('')

/** Words that are looked for, however they are spaced. */
export const wordsOf = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean).slice(0, 8)

/**
 * Writes the emoji that talks offer, with their names in three languages: `node tools/commands/emoji.mjs FOLDER`. FOLDER holds
 * `emojibase-data` 17.0.0 (MIT) and `cldr-annotations-full` and `cldr-annotations-derived-full` 48.2.0 (Unicode-3.0), each
 * unpacked under its name; they are 200 MB, so that no installation brings them. The result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { isEmoji } from '../../contract/src/chat/rules/emoji.ts'

const folder = pathToFileURL(`${process.argv[2] ?? '.'}/`)
const target = new URL('../../web/src/features/chat/emoji/names/', import.meta.url)
const read = async (path) => JSON.parse(await readFile(new URL(path, folder), 'utf8'))

/** What telephones of five years ago draw; flags are left out, since Windows draws none, and so are parts of others. */
const newest = 14
const leftOut = new Set([2, 9])
const groups = {
  kz: 'Күлкілер,Адамдар,,Жануарлар мен табиғат,Тамақ,Саяхат,Ойын мен спорт,Заттар,Белгілер'.split(','),
  ru: 'Смайлики,Люди,,Животные и природа,Еда,Путешествия,Игры и спорт,Предметы,Символы'.split(','),
  en: 'Smileys,People,,Animals and nature,Food,Travel,Games and sport,Objects,Symbols'.split(','),
}

const plain = await read('cldr-annotations-full/annotations/kk/annotations.json')
const derived = await read('cldr-annotations-derived-full/annotationsDerived/kk/annotations.json')
const kazakh = { ...derived.annotationsDerived.annotations, ...plain.annotations.annotations }

const named = (emoji) => {
  const { tts, default: tags = [] } = kazakh[emoji] ?? kazakh[emoji.replaceAll('\ufe0f', '')] ?? {}
  return { label: tts?.[0] ?? emoji, tags }
}

const texts = {
  kz: (await read('emojibase-data/en/data.json')).map((one) => ({ ...one, ...named(one.emoji) })),
  ru: await read('emojibase-data/ru/data.json'),
  en: await read('emojibase-data/en/data.json'),
}

for (const [language, all] of Object.entries(texts)) {
  const kept = all
    .filter(
      ({ group, version, emoji }) => group !== undefined && !leftOut.has(group) && version <= newest && isEmoji(emoji),
    )
    .toSorted((one, other) => one.group - other.group || one.order - other.order)
  const lines = []
  const seen = new Set()
  for (const { group, emoji, label, tags = [] } of kept) {
    if (!seen.has(group)) lines.push(`# ${groups[language][group]}`)
    seen.add(group)
    const others = tags.filter((tag) => !label.includes(tag))
    lines.push([emoji, label, others.join(', ')].join('\t').trimEnd())
  }
  await writeFile(new URL(`${language}.tsv`, target), `${lines.join('\n')}\n`)
  console.log(`${language}: ${kept.length} emoji`)
}

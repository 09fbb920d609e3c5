/** The forms of a module's name, by the word that stands for them in the templates. */
export type Names = {
  folder: string
  names: string
  Names: string
  One: string
  table: string
  words: string
  Words: string
}

const word = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/
const usage = 'npm run new -- NAME [ONE], such as: npm run new -- reading-rooms'

/** The forms of the name that was typed, or why there are none. */
export function namesOf([folder, one = folder?.replace(/s$/, '')]: readonly string[]): Names | string {
  if (!folder || !one) return usage
  for (const typed of [folder, one]) if (!word.test(typed)) return `${typed} is no name of a folder. ${usage}`
  if (folder === one) return `A single one of ${folder} needs a name of its own: npm run new -- ${folder} ONE`
  const words = folder.replaceAll('-', ' ')
  return {
    folder,
    names: joined(folder),
    Names: capital(joined(folder)),
    One: capital(joined(one)),
    table: one.replaceAll('-', '_'),
    words,
    Words: capital(words),
  }
}

const joined = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

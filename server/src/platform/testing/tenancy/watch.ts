import { loadModule } from 'libpg-query'
import { acrossSchools } from './across-schools.ts'
import { reachedWithoutSchool } from './reach.ts'

/** Texts that were looked at, with what is wrong with them: a statement is asked many times. */
const judged = new Map<string, string | null>()

/** Looks at the statements of the product. At the end, `refuse` throws where one reached a school's table without its school. */
export async function watchStatements() {
  await loadModule()
  const strays = new Set<string>()
  return {
    heard: (text: string) => {
      if (!judged.has(text)) judged.set(text, judge(text))
      const says = judged.get(text)
      if (says) strays.add(says)
    },
    refuse: () => {
      if (strays.size > 0) throw new Error([...strays].join('\n\n'))
    },
  }
}

function judge(text: string): string | null {
  const flat = text.replace(/\s+/g, ' ')
  if (acrossSchools.some(([piece]) => flat.includes(piece))) return null
  const tables = reachedWithoutSchool(text)
  return tables.length === 0
    ? null
    : `A statement reaches ${tables.join(', ')} without saying of which school. If it has a reason, name it in across-schools.ts: ${flat}`
}

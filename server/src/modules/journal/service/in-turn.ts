import type { Db } from '#platform/db/db.ts'
import type { Written } from '#platform/together.ts'
import { appendAll } from './append-all.ts'
import { type Call, marked } from './marked.ts'
import { type Done, type Part, partsOf, writtenOf } from './parts.ts'

/** Judges calls and stores them one after another where they write in the same lesson; each operation has its own fate. */
export async function inTurn(db: Db, calls: readonly Call[], isAgain: boolean): Promise<Written<Done>[]> {
  const written: Written<Done>[] = []
  for (const group of apart(partsOf(await marked(db, calls)))) {
    const accepted = group.flatMap((part) => part.accepted)
    const taken = await appendAll(db, accepted, isAgain)
    for (const part of group) {
      const cells = part.accepted.filter(({ operationId }) => taken.has(operationId))
      written.push(writtenOf(part, cells))
    }
  }
  return written
}

/** Parts in their order, in groups of which no two write in the same lesson: who comes second finds its cells written. */
function apart(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  let taken = new Set<string>()
  for (const part of parts) {
    const lessons = [...new Set(part.accepted.map(({ lesson }) => lesson))]
    const group = groups.at(-1)
    if (group && !lessons.some((lesson) => taken.has(lesson))) group.push(part)
    else {
      groups.push([part])
      taken = new Set()
    }
    for (const lesson of lessons) taken.add(lesson)
  }
  return groups
}

import { entriesFor, type HelpEntry, staffCategories } from '@qalam/contract/help/entries.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { HelpAnswers, HelpPictures } from './content/answer.ts'
import { placeOf } from './places.ts'

/** An entry as it is shown: words, pictures with what they show, and whether the words are in another language. */
export type Shown = HelpEntry & {
  title: string
  also: string
  steps: readonly string[]
  slides: readonly { address: string; shows: string }[]
  lent: boolean
}

type Words = { answers: HelpAnswers; pictures: HelpPictures }

const addressOf = (pictures: HelpPictures, name: string): string | undefined =>
  Object.entries(pictures).find(([file]) => file.endsWith(`/${name}.webp`))?.[1]

function shown(entry: HelpEntry, { answers, pictures, lent }: Words & { lent: Words | null }): Shown {
  const own = answers[entry.id]
  const isLent = own.steps.length === 0 && lent !== null
  const steps = isLent ? lent.answers[entry.id].steps : own.steps
  const slides = placeOf(entry.id).pictures.flatMap((name, at) => {
    const address = addressOf(pictures, name) ?? (lent ? addressOf(lent.pictures, name) : undefined)
    return address === undefined ? [] : [{ address, shows: own.pictures[at] ?? own.title }]
  })
  return { ...entry, title: own.title, also: own.also, steps, slides, lent: isLent }
}

/** What this role reads, in its order (P-HELP-1). */
export const shelfOf = (role: Role | null, book: Words & { lent: Words | null }): Shown[] =>
  entriesFor(role).map((entry) => shown(entry, book))

/** The sections of what is read; students and parents have one (SH-FAQ-3, SH-FAQ-4). */
export const sectionsOf = (shelf: readonly Shown[]) =>
  staffCategories.filter((category) => shelf.some((entry) => entry.category === category))

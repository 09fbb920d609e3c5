import type { EntryId } from '@qalam/contract/help/entries.ts'

/** An entry in one language. Words in «quotes» are those of the screen: a test holds them to the catalogue. */
type Answer = {
  title: string
  /** Other words that it is found by. */
  also: string
  /** Empty where the language has the title alone. */
  steps: readonly string[]
  /** What each picture shows, in the order of `places.ts`. */
  pictures: readonly string[]
}

export type Chapter = { readonly [Id in EntryId]?: Answer }
/** A language that lacks an entry does not compile. */
export type HelpAnswers = { readonly [Id in EntryId]: Answer }
/** The address of each picture by its file. */
export type HelpPictures = Readonly<Record<string, string>>

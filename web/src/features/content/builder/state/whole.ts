import type { ContentHead, Settings } from '@qalam/contract/content/document.ts'
import type { Draft, DraftModule, DraftPage } from '@qalam/contract/content/draft.ts'

/** A page as it is written: its version is no matter of whoever writes. */
export type Page = Omit<DraftPage, 'version'>
export type Exercise = Extract<DraftModule, { kind: 'exercise' }>
export type Drawn = Extract<DraftModule, { kind: 'drawn' }>

/** Everything of a document that is written in the builder and may be undone. */
export type Whole = { head: ContentHead; settings: Settings; pages: readonly Page[] }

/** What is written of a draft. */
export const wholeOf = ({ title, subjectId, parallel, language, settings, pages }: Draft): Whole => ({
  head: { title, subjectId, parallel, language },
  settings,
  pages: pages.map(({ version: _, ...page }) => page),
})

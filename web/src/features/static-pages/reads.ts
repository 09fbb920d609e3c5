import type { Language } from '@qalam/contract/kernel/languages.ts'
import { staticPages } from '@qalam/contract/static-pages/api.ts'
import { openSlugs, type Slug, slugs } from '@qalam/contract/static-pages/slugs.ts'
import { everyReadOf, read, withoutNetwork } from '#platform/api.ts'

export const slugOf = (word: string): Slug => slugs.find((slug) => slug === word) ?? 'about'

/** For somebody signed in: with their agreement, and kept on the device. */
export const pageOf = (slug: Slug, lang: Language) =>
  read(staticPages.page, { params: { slug }, query: { lang } }, { ...withoutNetwork, freshFor: 600_000 })

/** For the door: kept by the service worker, since nobody is known there. */
export const openPageOf = (slug: (typeof openSlugs)[number], lang: Language) =>
  read(staticPages.openPage, { params: { slug }, query: { lang } }, { freshFor: 600_000 })

export const due = read(staticPages.due, {}, { silent: true, later: true, freshFor: Infinity })
export const desk = read(staticPages.desk, {})
export const edited = (slug: Slug) => read(staticPages.edited, { params: { slug } })
export const versions = (slug: Slug) => read(staticPages.versions, { params: { slug } })
export const version = (slug: Slug, number: number) => read(staticPages.version, { params: { slug, version: number } })
export const readsOf = (word: string) => [edited(slugOf(word)), versions(slugOf(word))]

/** What is stale when a page was changed. */
export const everyPage = [
  staticPages.page,
  staticPages.openPage,
  staticPages.desk,
  staticPages.edited,
  staticPages.versions,
].map(everyReadOf)

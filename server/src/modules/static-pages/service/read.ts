import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { StaticPage } from '@qalam/contract/static-pages/api.ts'
import type { Slug } from '@qalam/contract/static-pages/slugs.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { agreedAt } from '../repository/consents.ts'
import { newest } from '../repository/versions.ts'
import { wordsIn } from '../words-in.ts'

/** The page that stands, in one language, for whoever is not known. */
export async function openPage({ db }: Context, slug: Slug, language: Language): Promise<StaticPage> {
  const { version, words, publishedAt } = found(await newest(db, slug))
  return { slug, version, ...wordsIn(words, language), publishedAt: publishedAt.toISOString(), agreedAt: null }
}

/** The same for somebody signed in, with when they agreed to it (R-2.14-02). */
export async function page(context: Context, slug: Slug, language: Language): Promise<StaticPage> {
  const shown = await openPage(context, slug, language)
  const at = await agreedAt(context.db, context.actor.personId, slug, shown.version)
  return { ...shown, agreedAt: at?.toISOString() ?? null }
}

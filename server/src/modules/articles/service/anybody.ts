import type { Language } from '@qalam/contract/kernel/languages.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { readFile } from '#platform/files/stored.ts'
import { openArticle, openArticles } from '../views/open.ts'

/** The latest open articles in a language. */
export const latest = ({ db, now }: Context, language: Language, schoolId: number | undefined) =>
  openArticles(db, { language, schoolId, now })

/** The cover of an open article; of any other it is not there. */
export async function cover({ db, now }: Context, files: FileStore, uuid: string) {
  const { cover_file } = found(await openArticle(db, uuid, now))
  const answer = found(await readFile(db, files, found(cover_file)))
  return { ...answer, inline: true }
}

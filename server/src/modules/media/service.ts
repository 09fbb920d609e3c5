import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { isGood } from '#platform/files/signed.ts'
import { readFile } from '#platform/files/stored.ts'

/** Kinds that a browser shows by itself and that run nothing. */
const shown = /^(?:image\/(?:jpeg|png|gif|webp)|audio\/mpeg|video\/mp4|application\/pdf)$/

/** What stands in a frame beside what is written about it: browsers run a document apart from every page. */
const document = 'application/pdf'

/** The file of a signed address. Why one is refused is not told: each looks as if there were no such file. */
export async function file(
  { db, now }: Context,
  { files, secret }: { files: FileStore; secret: string },
  uuid: string,
  { until, sign }: { until: string; sign: string },
) {
  found(isGood(secret, uuid, { until: Number(until), sign }, now) || null)

  const answer = found(await readFile(db, files, uuid))
  return { ...answer, inline: shown.test(answer.mime), framed: answer.mime === document }
}

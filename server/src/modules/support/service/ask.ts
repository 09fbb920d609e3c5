import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { deskMoved } from '@qalam/contract/support/events.ts'
import { supportImageMissing, supportTokenSpent } from '@qalam/contract/support/problems.ts'
import { imageBytes, imageKinds, serviceSchool, takenNames } from '@qalam/contract/support/rules.ts'
import type { TicketDraft } from '@qalam/contract/support/ticket.ts'
import { z } from 'zod'
import { found, sentFiles } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as repository from '../repository.ts'
import { isUploadToken, uploadToken } from '../token.ts'
import { subjectNames } from '../views.ts'

/** A token for the picture, and where requests go when an outer desk takes them. */
export async function token(
  { actor, now }: Context,
  { secret, apiUrl }: { secret: string; apiUrl: string | undefined },
) {
  return { token: uploadToken(secret, actor.userId, now), ...(apiUrl && { apiUrl }) }
}

/** The token is judged before a byte of the picture is read. */
export function admitUpload({ actor, now }: Context, secret: string, token: string): void {
  if (!isUploadToken(secret, actor.userId, token, now)) throw supportTokenSpent()
}

export async function upload(context: Context): Promise<{ file_path: string }> {
  const { uuid, bytes, mime } = found(sentFiles(context)[0])
  if (bytes >= imageBytes || !imageKinds.includes(mime)) throw fieldProblem('file', 'only-images')
  return { file_path: uuid }
}

/** Sends a request; its desk hears of it. */
export async function ticket({ db, actor, now, announce }: Context, draft: TicketDraft) {
  const { uuid } = draft
  const fileUuid = 'file_path' in draft ? draft.file_path : null
  if (fileUuid !== null && !(await isOwnImage(db, fileUuid, actor.userId))) throw supportImageMissing()
  if (draft.type === 'elective_subject') await refuseTaken(db, draft.elective_subjects)

  const { userId, schoolId } = actor
  const number = await repository.insertTicket(db, { userId, schoolId, draft, fileUuid, now })
  if (number === null) throw fieldProblem('uuid', 'already-exists')
  announce(deskMoved, draft.type === 'sign_in' ? schoolId : serviceSchool, { ticketUuid: uuid })
  return { uuid, number }
}

const isOwnImage = async (db: Context['db'], path: string, userId: number): Promise<boolean> =>
  z.uuid().safeParse(path).success && repository.ownImage(db, path, userId, imageBytes)

/** A name that a subject has, or that stands twice (V-SUP-9). */
async function refuseTaken(db: Context['db'], names: readonly { name_kz: string; name_ru: string }[]): Promise<void> {
  const known = await subjectNames(db)
  for (const field of ['name_kz', 'name_ru'] as const) {
    const [at] = takenNames(
      names.map((name) => name[field]),
      known.map((name) => (field === 'name_kz' ? name.kz : name.ru)),
    )
    if (at !== undefined) throw fieldProblem(`elective_subjects.${at}.${field}`, 'already-exists')
  }
}

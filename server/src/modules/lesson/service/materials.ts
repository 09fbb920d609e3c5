import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { type LinkDraft, type Material, maxMaterials } from '@qalam/contract/lesson/api.ts'
import { type LessonChanged, lessonChanged } from '@qalam/contract/lesson/events.ts'
import { fileKindRefused, noFile, tooManyMaterials } from '@qalam/contract/lesson/problems.ts'
import { found } from '#platform/access.ts'
import type { Context, Upload } from '#platform/context.ts'
import type { FileStore } from '#platform/files/store.ts'
import { type Checked, checked, keepFiles } from '#platform/files/stored.ts'
import * as repository from '../repository.ts'
import type { LessonFacts } from '../views/facts.ts'
import { fileAddress, lessonToTeach, roomsOfLesson } from './entry.ts'

/** Adds a link; its uuid is the client's own, so that a repeat changes nothing. */
export async function addLink(context: Context, lessonUuid: string, draft: LinkDraft): Promise<Material> {
  const facts = await lessonToTeach(context, lessonUuid)
  const before = await repository.linkOf(context.db, lessonUuid, draft.uuid)
  if (before) return asLink(draft.uuid, { title: before.title, url: before.url ?? '' })

  const place = await placeFor(context, facts, 1)
  const row = await repository.insertLink(context.db, draft, place)
  if (!row) throw fieldProblem('uuid', 'already-exists')
  tell(context, facts)
  return asLink(draft.uuid, draft)
}

/** Adds the uploaded files, all or none (V-FILE-1). */
export async function addFiles(context: Context, store: FileStore, lessonUuid: string): Promise<Material[]> {
  const facts = await lessonToTeach(context, lessonUuid)
  const files = soundFiles(context.uploads)
  const place = await placeFor(context, facts, files.length)

  const owner = { schoolId: facts.schoolId, ownerId: context.actor.userId, now: context.now }
  const kept = await keepFiles(context.db, store, files, owner)
  await repository.insertFiles(context.db, kept, place)
  tell(context, facts)
  return kept.map(({ uuid, name, bytes, mime }) => ({
    uuid,
    kind: 'file' as const,
    title: name,
    url: fileAddress(lessonUuid, uuid),
    bytes,
    mime,
  }))
}

export async function removeMaterial(context: Context, lessonUuid: string, uuid: string): Promise<{}> {
  const facts = await lessonToTeach(context, lessonUuid)
  found(await repository.removeMaterial(context.db, lessonUuid, uuid))
  tell(context, facts)
  return {}
}

/** The uploads of a request when each is of a kind that may be kept; homework keeps the same kinds. */
export function soundFiles(uploads: readonly Upload[]): Checked[] {
  if (uploads.length === 0) throw noFile()
  return uploads.map((upload) => {
    const file = checked(upload)
    if (!file) throw fileKindRefused({ name: upload.name.slice(0, 100) })
    return file
  })
}

async function placeFor({ db, actor }: Context, { uuid, schoolId }: LessonFacts, more: number) {
  const { count, next } = await repository.materialsOf(db, uuid)
  if (count + more > maxMaterials) throw tooManyMaterials({ max: maxMaterials })
  return { schoolId, lessonUuid: uuid, by: actor.userId, position: next }
}

function tell(context: Context, facts: LessonFacts): void {
  const data: LessonChanged = { lessonUuid: facts.uuid, groupId: facts.groupId }
  context.announce({ name: lessonChanged, schoolId: facts.schoolId, rooms: roomsOfLesson(facts), data })
}

const asLink = (uuid: string, { title, url }: { title: string; url: string }): Material => ({
  uuid,
  kind: 'link',
  title,
  url,
  bytes: null,
  mime: null,
})

import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { type LinkDraft, type Material, maxMaterials } from '@qalam/contract/lesson/api.ts'
import { lessonChanged } from '@qalam/contract/lesson/events.ts'
import { tooManyMaterials } from '@qalam/contract/lesson/problems.ts'
import { found, sentFiles } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as repository from '../repository.ts'
import type { LessonPageFacts } from '../views/facts.ts'
import { fileAddress, lessonToTeach } from './entry.ts'

/** Adds a link; its uuid is the client's own, so that a repeat changes nothing. */
export async function addLink(context: Context, lessonUuid: string, draft: LinkDraft): Promise<Material> {
  const facts = await lessonToTeach(context, lessonUuid)
  const before = await repository.linkOf(context.db, { schoolId: facts.schoolId, lessonUuid }, draft.uuid)
  if (before) return asLink(draft.uuid, { title: before.title, url: before.url ?? '' })

  const place = await placeFor(context, facts, 1)
  const row = await repository.insertLink(context.db, draft, place)
  if (!row) throw fieldProblem('uuid', 'already-exists')
  tell(context, facts)
  return asLink(draft.uuid, draft)
}

/** Adds the files of the request, all or none (V-FILE-1). */
export async function addFiles(context: Context, lessonUuid: string): Promise<Material[]> {
  const kept = sentFiles(context)
  const facts = await lessonToTeach(context, lessonUuid)
  const place = await placeFor(context, facts, kept.length)

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
  found(await repository.removeMaterial(context.db, { schoolId: facts.schoolId, lessonUuid }, uuid))
  tell(context, facts)
  return {}
}

async function placeFor({ db, actor }: Context, { uuid, schoolId }: LessonPageFacts, more: number) {
  const { count, next } = await repository.materialsOf(db, { schoolId, lessonUuid: uuid })
  if (count + more > maxMaterials) throw tooManyMaterials({ max: maxMaterials })
  return { schoolId, lessonUuid: uuid, by: actor.userId, position: next }
}

function tell(context: Context, facts: LessonPageFacts): void {
  context.announce(lessonChanged, facts.schoolId, { lessonUuid: facts.uuid, groupId: facts.groupId })
}

const asLink = (uuid: string, { title, url }: { title: string; url: string }): Material => ({
  uuid,
  kind: 'link',
  title,
  url,
  bytes: null,
  mime: null,
})

import type { LinkDraft } from '@qalam/contract/lesson/api.ts'
import type { Db } from '#platform/db/db.ts'
import type { StoredFile } from '#platform/files/stored.ts'

/** A lesson of a school. */
type LessonKey = { schoolId: number; lessonUuid: string }
type NewMaterial = LessonKey & { by: number; position: number }

/** The row of a link, or undefined when its uuid is taken. */
export function insertLink(
  db: Db,
  { uuid, title, url }: LinkDraft,
  { schoolId, lessonUuid, by, position }: NewMaterial,
) {
  return db
    .insertInto('lesson_material')
    .values({ uuid, school_id: schoolId, lesson_uuid: lessonUuid, kind: 'link', title, url, position, created_by: by })
    .onConflict((conflict) => conflict.columns(['school_id', 'uuid']).doNothing())
    .returning('uuid')
    .executeTakeFirst()
}

/** The link that a lesson holds under this uuid. */
export function linkOf(db: Db, { schoolId, lessonUuid }: LessonKey, uuid: string) {
  return db
    .selectFrom('lesson_material')
    .select(['lesson_material.title', 'lesson_material.url'])
    .where('lesson_material.uuid', '=', uuid)
    .where('lesson_material.school_id', '=', schoolId)
    .where('lesson_material.lesson_uuid', '=', lessonUuid)
    .executeTakeFirst()
}

/** A file of a lesson is known by the uuid of the file itself. */
export async function insertFiles(
  db: Db,
  files: readonly StoredFile[],
  { schoolId, lessonUuid, by, position }: NewMaterial,
): Promise<void> {
  await db
    .insertInto('lesson_material')
    .values(
      files.map(({ uuid, name }, index) => ({
        uuid,
        school_id: schoolId,
        lesson_uuid: lessonUuid,
        kind: 'file',
        title: name,
        file_uuid: uuid,
        position: position + index,
        created_by: by,
      })),
    )
    .execute()
}

/** How many materials a lesson holds, and the position after the last. */
export async function materialsOf(
  db: Db,
  { schoolId, lessonUuid }: LessonKey,
): Promise<{ count: number; next: number }> {
  const row = await db
    .selectFrom('lesson_material')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max<number | null>('lesson_material.position').as('last'),
    ])
    .where('lesson_material.school_id', '=', schoolId)
    .where('lesson_material.lesson_uuid', '=', lessonUuid)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), next: (row.last ?? -1) + 1 }
}

export function removeMaterial(db: Db, { schoolId, lessonUuid }: LessonKey, uuid: string) {
  return db
    .deleteFrom('lesson_material')
    .where('lesson_material.uuid', '=', uuid)
    .where('lesson_material.school_id', '=', schoolId)
    .where('lesson_material.lesson_uuid', '=', lessonUuid)
    .returning('uuid')
    .executeTakeFirst()
}

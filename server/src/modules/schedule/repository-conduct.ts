import type { Db } from '#platform/db/db.ts'

/** Says when a lesson took place and who says so; null takes it back. */
export async function setConducted(db: Db, uuid: string, conducted: { at: Date; by: number } | null): Promise<void> {
  await db
    .updateTable('lesson')
    .set((eb) => ({
      conducted_at: conducted?.at ?? null,
      conducted_by: conducted?.by ?? null,
      version: eb('lesson.version', '+', 1),
    }))
    .where('lesson.uuid', '=', uuid)
    .execute()
}

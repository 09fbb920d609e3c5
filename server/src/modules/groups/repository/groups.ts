import type { GroupDraft } from '@qalam/contract/groups/group.ts'
import { storedLetter } from '@qalam/contract/groups/rules.ts'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type GroupRecord = Selectable<Tables['study_group']>

const columnsOf = (draft: GroupDraft) => ({
  letter: storedLetter(draft.letter),
  faculty: draft.faculty,
  lead_id: draft.personnelId,
  time_scheme_uuid: draft.timeSchemeUuid,
  quarter_start: draft.quarterStart,
  quarter_end: draft.quarterEnd,
  is_in_statistic: draft.isInStatistic === 1,
})

export async function insert(db: Db, schoolId: number, year: number, draft: GroupDraft): Promise<number> {
  const { id } = await db
    .insertInto('study_group')
    .values({
      ...columnsOf(draft),
      school_id: schoolId,
      academic_year: year,
      parallel: draft.parallel,
      edu_lang: draft.eduLang,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function replace(db: Db, schoolId: number, id: number, draft: GroupDraft): Promise<void> {
  await db
    .updateTable('study_group')
    .set(columnsOf(draft))
    .where('study_group.school_id', '=', schoolId)
    .where('study_group.id', '=', id)
    .execute()
}

/** The group, held so that nobody is put into it while it is looked at. */
export function lock(db: Db, schoolId: number, id: number): Promise<GroupRecord | undefined> {
  return db
    .selectFrom('study_group')
    .selectAll()
    .where('study_group.school_id', '=', schoolId)
    .where('study_group.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The archived group of a label in a year, where that is what stands in the way of a new one. */
export async function isLabelArchived(db: Db, schoolId: number, year: number, draft: GroupDraft): Promise<boolean> {
  const row = await db
    .selectFrom('study_group')
    .select('study_group.id')
    .where('study_group.school_id', '=', schoolId)
    .where('study_group.academic_year', '=', year)
    .where('study_group.parallel', '=', draft.parallel)
    .where('study_group.letter', '=', storedLetter(draft.letter))
    .where('study_group.archived_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function setArchived(db: Db, schoolId: number, id: number, at: Date | null): Promise<void> {
  await db
    .updateTable('study_group')
    .set({ archived_at: at })
    .where('study_group.school_id', '=', schoolId)
    .where('study_group.id', '=', id)
    .execute()
}

/** Removes a group with the halves that nobody was ever put to use in. */
export async function remove(db: Db, schoolId: number, id: number): Promise<void> {
  await db
    .deleteFrom('subgroup')
    .where('subgroup.school_id', '=', schoolId)
    .where('subgroup.group_id', '=', id)
    .execute()
  await db
    .deleteFrom('study_group')
    .where('study_group.school_id', '=', schoolId)
    .where('study_group.id', '=', id)
    .execute()
}

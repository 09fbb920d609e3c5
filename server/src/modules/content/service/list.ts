import type { ContentAsked, ContentRow } from '@qalam/contract/content/api.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { canEdit } from '../policy.ts'
import { contentsOf, type ContentListRow, subjects } from '../views.ts'

/** The caller's own documents, or those that colleagues share: a page of them. */
export async function list(context: Context, asked: ContentAsked) {
  const { db, actor } = context
  const query = contentsOf(db, { schoolId: found(actor.schoolId), userId: actor.userId }, asked)
  const { rows, ...page } = await pageOf(query, asked)
  return { ...page, rows: rows.map((row) => present(context, row)), subjects: await subjects(db) }
}

function present({ actor }: Context, row: ContentListRow): ContentRow {
  const edit = canEdit(actor, row)
  return {
    id: row.uuid,
    kind: row.kind,
    title: row.title,
    subjectId: row.subject_id,
    subject: row.subject_id !== null && row.subject_name ? { id: row.subject_id, name: row.subject_name } : null,
    parallel: row.parallel,
    language: row.language,
    state: row.state,
    number: row.number,
    updatedAt: row.updated_at.toISOString(),
    shared: row.shared_at !== null,
    owner: { id: row.owner_id, name: row.owner_name },
    can: { edit, remove: edit && row.number === 0 },
  }
}

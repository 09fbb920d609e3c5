import { Settings } from '@qalam/contract/content/document.ts'
import { type Publishable, faultsOf } from '@qalam/contract/content/faults.ts'
import { publishable } from '@qalam/contract/content/publishing.ts'
import { contentFaults } from '@qalam/contract/content/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Context } from '#platform/context.ts'
import { insertVersion, publishedVersion, reviseKeys } from '../repository-published.ts'
import { around } from '../views.ts'
import { drawnIn } from '../formulas.ts'
import { pagesIn, toEdit } from './open.ts'

/** Publishes the draft as its next version, keys apart; a repeat answers the same version. */
export async function publish(context: Context, uuid: string, versionUuid: string) {
  const { db, actor, now } = context
  const row = await toEdit(context, uuid)
  const known = await publishedVersion(db, row.school_id, versionUuid)
  if (known && known.contentUuid !== uuid) throw fieldProblem('uuid', 'already-exists')
  if (known) return { uuid: known.uuid, number: known.number, maxScore: known.maxScore }

  const settings = Settings.parse(row.settings)
  const draft: Publishable = { kind: row.kind, settings, pages: await pagesIn(context, row) }
  const formulas = await drawnIn(draft.pages)
  const faults = [...faultsOf(draft), ...formulas.faults]
  if (faults.length > 0) throw contentFaults({ count: faults.length, faults: faults.slice(0, 100) })

  const { body, keys, maxScore } = publishable(draft.pages, formulas.drawn)
  const last = await around(db, row.school_id, uuid)
  const number = (last?.number ?? 0) + 1
  const version = { uuid: versionUuid, contentUuid: uuid, number, title: row.title, settings, body, maxScore }
  await insertVersion(db, row.school_id, version, { byUserId: actor.userId, at: now })
  await reviseKeys(db, row.school_id, versionUuid, keys, { byUserId: actor.userId, at: now })
  return { uuid: versionUuid, number, maxScore }
}

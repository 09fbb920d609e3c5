import type { paperKinds } from '@qalam/contract/calendar-plans/papers.ts'
import { workNotWritten } from '@qalam/contract/calendar-plans/problems.ts'
import { isSummative } from '@qalam/contract/schedule/rules.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { known } from '../sheet/entry.ts'
import { analysisOf } from './analysis.ts'
import type { About } from './about.ts'
import { kspOf } from './ksp.ts'
import type { SchoolPaper, Say } from './model.ts'
import { asDocx, asPdf } from './render.ts'
import { specificationOf } from './specification.ts'
import { paperFacts } from './views.ts'

type Asked = { theme: string; kind: (typeof paperKinds)[number]; format: 'docx' | 'pdf' }

/** A paper of a theme, for Word or for the printer. A work has a specification, and an analysis once it was marked. */
export async function paper(context: Context, planUuid: string, { theme: uuid, kind, format }: Asked, say: Say) {
  const { db, actor, language } = context
  const all = await known(context, planUuid)
  const theme = found(all.themes.find((one) => one.uuid === uuid))
  const facts = found(await paperFacts(db, found(actor.schoolId), uuid))
  const isWork = isSummative(theme.kind)
  if ((kind !== 'ksp' && !isWork) || (kind === 'analysis' && facts.scores.length === 0)) throw workNotWritten()

  const about: About = { known: all, theme, facts, language, say }
  const made: SchoolPaper = { ksp: kspOf, specification: specificationOf, analysis: analysisOf }[kind](about)
  return format === 'pdf' ? asPdf(made, language) : asDocx(made)
}

import { subjects } from '@qalam/contract/dictionaries/subjects.ts'
import type { importPlans } from '@qalam/contract/import-plans/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { wordsTold } from '#modules/school-import/reading/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { planFound, schoolOf } from '../service.ts'
import { sources } from './codes.ts'
import { findingOf, namesIn } from './views-choices.ts'

type Choice = { value: string; label: string }

/** The list that the cell of a line of the report names one of. */
export async function choices(
  context: Context,
  { plan, finding }: Parsed<typeof importPlans.choices>['query'],
): Promise<{ choices: Choice[] }> {
  const schoolId = schoolOf(context)
  const { db, language } = context
  await planFound(context, schoolId, plan)
  const { code, known } = found(await findingOf(db, schoolId, plan, finding))
  const source = sources[code]
  if (source === 'classes' || source === 'rooms') {
    const names = await namesIn(db, schoolId, plan, source)
    return { choices: names.map((name) => ({ value: source === 'rooms' ? numberOf(name) : name, label: name })) }
  }
  if (source === 'subjects') return { choices: subjectsIn(language) }
  return { choices: source === 'words' ? wordsTold(known ?? '').map(same) : [] }
}

const same = (word: string): Choice => ({ value: word, label: word })
const subjectsIn = (language: Language): Choice[] => subjects.map(({ name }) => same(name[language]))

/** The number of a room, which a row of a plan names before its name. */
const numberOf = (name: string): string => name.split(' ')[0] ?? name

import type { PublishedBody } from '@qalam/contract/content/document.ts'
import { askedPages } from '@qalam/contract/content/drawing.ts'
import type { ReadPage } from '@qalam/contract/lesson-content/shapes.ts'
import { answerless } from '@qalam/contract/exercises/answerless.ts'
import { Exercise, ExerciseKey } from '@qalam/contract/exercises/draft.ts'
import { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { keysOf, publishedVersion, shownPlain } from '#modules/content/public.ts'
import { found } from '#platform/access.ts'
import { expiringCache } from '#platform/cache.ts'
import type { Db } from '#platform/db/db.ts'

/** A published lecture or lesson as it is read. */
export type ContentWork = {
  uuid: string
  title: string
  pages: PublishedBody['pages']
  exercises: Exercise[]
  byUuid: ReadonlyMap<string, Exercise>
}

// A published version never changes: a process reads and parses it once in an hour.
const known = expiringCache<ContentWork>(200, 3_600_000)

/** The version of a school; 404 where it has none of that id. */
export async function workOf(db: Db, schoolId: number, uuid: string, now: Date): Promise<ContentWork> {
  const key = `${schoolId}:${uuid}`
  const present = known.get(key, now)
  if (present) return present
  const { title, body } = found(await publishedVersion(db, schoolId, uuid))
  const exercises = body.pages.flatMap(({ modules }) =>
    modules.flatMap((module) => (module.kind === 'exercise' ? [Exercise.parse(module.exercise)] : [])),
  )
  const work = { uuid, title, pages: body.pages, exercises, byUuid: new Map(exercises.map((one) => [one.uuid, one])) }
  known.set(key, work, now)
  return work
}

export type Keyed = { keyVersion: number; keys: ReadonlyMap<string, ExerciseKey> }

/** The keys of a version as they were mended last. They never leave but by an exercise that is closed. */
export async function keyedOf(db: Db, schoolId: number, uuid: string): Promise<Keyed> {
  const { keyVersion, keys } = found(await keysOf(db, schoolId, uuid))
  return { keyVersion, keys: new Map(Object.entries(keys).map(([id, key]) => [id, ExerciseKey.parse(key)])) }
}

type Shown = { seed: string; seen: ReadonlySet<string>; addressOf: (file: string) => string }

/** The pages as a browser shows them: without keys, options under ids of this seed alone. */
export const shownPages = ({ pages, byUuid }: ContentWork, { seed, seen, addressOf }: Shown): ReadPage[] =>
  askedPages(pages, seed).map(({ uuid, title, modules }) => ({
    uuid,
    title,
    seen: seen.has(uuid),
    modules: modules.flatMap((module): ReadPage['modules'] =>
      module.kind === 'exercise'
        ? [{ kind: 'exercise', uuid: module.uuid, exercise: shownExercise(parsedOf(byUuid, module.exercise), seed) }]
        : shownPlain(module, addressOf),
    ),
  }))

/** What was parsed when the version was read first. */
function parsedOf(byUuid: ContentWork['byUuid'], one: unknown): Exercise {
  const uuid = typeof one === 'object' && one !== null && 'uuid' in one ? String(one.uuid) : ''
  return byUuid.get(uuid) ?? Exercise.parse(one)
}

const shownExercise = (exercise: Exercise, seed: string): ShownExercise =>
  ShownExercise.parse(answerless(exercise, seed))

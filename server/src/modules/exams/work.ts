import type { PublishedBody } from '@qalam/contract/content/document.ts'
import { limitOf } from '@qalam/contract/exams/rules.ts'
import { ExamKind } from '@qalam/contract/exams/shapes.ts'
import { Exercise, ExerciseKey } from '@qalam/contract/exercises/draft.ts'
import { drawnBy } from '@qalam/contract/exercises/drawn.ts'
import { keysOf, publishedVersion } from '#modules/content/public.ts'
import { found } from '#platform/access.ts'
import { expiringCache } from '#platform/cache.ts'
import type { Db } from '#platform/db/db.ts'

type Module = PublishedBody['pages'][number]['modules'][number]
export type PlainModule = Exclude<Module, { kind: 'exercise' | 'drawn' }>

/** An exercise of a work with its place. `before`: what stands on the page before it. `set`: what it is drawn from. */
export type ExamTask = {
  uuid: string
  number: number
  page: { uuid: string; title: string }
  exercise: Exercise
  before: PlainModule[]
  set: { uuid: string; take: number } | null
}

/** A published version as it is answered. */
export type ExamWork = {
  uuid: string
  title: string
  kind: ExamKind
  maxScore: number
  ownerId: number
  objectives: string[]
  showDescriptors: boolean
  /** Every task, those of a set that an attempt is not asked among them: see `askedOf`. */
  tasks: ExamTask[]
  /** How many of them an attempt is asked. */
  questions: number
}

type Version = NonNullable<Awaited<ReturnType<typeof publishedVersion>>>

/** In ent three may be chosen, whatever the work says (V-MULTI-2). */
const bounded = (kind: ExamKind, exercise: Exercise): Exercise =>
  exercise.type === 'multiple' ? { ...exercise, most: limitOf(kind, exercise) } : exercise

function tasksIn(kind: ExamKind, pages: PublishedBody['pages']): ExamTask[] {
  const tasks: ExamTask[] = []
  for (const { uuid, title, modules } of pages) {
    let before: PlainModule[] = []
    for (const module of modules) {
      if (module.kind !== 'exercise' && module.kind !== 'drawn') {
        before.push(module)
        continue
      }
      const set = module.kind === 'drawn' ? { uuid: module.uuid, take: module.take } : null
      for (const one of module.kind === 'drawn' ? module.exercises : [module.exercise]) {
        const exercise = bounded(kind, Exercise.parse(one))
        tasks.push({ uuid: exercise.uuid, number: tasks.length + 1, page: { uuid, title }, exercise, before, set })
      }
      before = []
    }
  }
  return tasks
}

function workFrom(version: Version): ExamWork | null {
  const kind = ExamKind.safeParse(version.kind)
  if (!kind.success) return null
  const { settings } = version
  const tasks = tasksIn(kind.data, version.body.pages)
  return {
    uuid: version.uuid,
    title: version.title,
    kind: kind.data,
    maxScore: version.maxScore,
    ownerId: version.ownerId,
    objectives: settings.objectives,
    showDescriptors: settings.showDescriptors,
    tasks,
    questions: askedTasks(tasks, '').length,
  }
}

/** The tasks of an attempt, numbered as it has them; what stands before a set stands before the first that is drawn. */
function askedTasks(tasks: readonly ExamTask[], seed: string): ExamTask[] {
  const asked = tasks.flatMap((task, at) => {
    if (task.set === null) return [task]
    const { uuid, take } = task.set
    if (tasks[at - 1]?.set?.uuid === uuid) return []
    const drawn = drawnBy(
      seed,
      uuid,
      tasks.filter((one) => one.set?.uuid === uuid),
      take,
    )
    return drawn.map((one, place) => (place === 0 ? one : { ...one, before: [] }))
  })
  return asked.map((task, at) => ({ ...task, number: at + 1 }))
}

/** The work as an attempt of this seed is asked it. */
export const askedOf = (work: ExamWork, seed: string): ExamWork =>
  work.questions === work.tasks.length && work.tasks.every(({ set }) => set === null)
    ? work
    : { ...work, tasks: askedTasks(work.tasks, seed) }

// A published version never changes: a process reads and parses it once in an hour.
const known = expiringCache<ExamWork>(200, 3_600_000)

/** The work of a published version; 404 where the school has none, or one that nobody answers. */
export async function workOf(db: Db, schoolId: number, uuid: string, now: Date): Promise<ExamWork> {
  const key = `${schoolId}:${uuid}`
  const present = known.get(key, now)
  if (present) return present
  const version = found(await publishedVersion(db, schoolId, uuid))
  const work = found(workFrom(version))
  known.set(key, work, now)
  return work
}

export type KeyedWork = { keyVersion: number; keys: ReadonlyMap<string, ExerciseKey> }

/** The keys of a version as they were mended last. Scoring reads them, and whoever may be shown what was right. */
export async function keyedWork(db: Db, schoolId: number, uuid: string): Promise<KeyedWork> {
  const { keyVersion, keys } = found(await keysOf(db, schoolId, uuid))
  return { keyVersion, keys: new Map(Object.entries(keys).map(([id, key]) => [id, ExerciseKey.parse(key)])) }
}

/** Open tasks are scored by a person. */
export const isOpen = ({ exercise }: ExamTask): boolean => exercise.type === 'open'

/** The task of an id; undefined where the work has none. */
export const taskIn = (work: ExamWork, uuid: string): ExamTask | undefined =>
  work.tasks.find((task) => task.uuid === uuid)

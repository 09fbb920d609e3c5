import type { z } from 'zod'
import type { Context } from '../context.ts'
import type { FileAnswer } from '../http/ready.ts'

/** All that long work may know of the world. It is in no transaction: it makes short ones of its own. */
export type JobContext<Input> = Pick<Context, 'actor' | 'db' | 'now' | 'today' | 'language'> & {
  uuid: string
  schoolId: number
  /** That of the installation, for work that signs what it hands out. */
  secret: string
  input: Input
  /** Aborted when the person stops the job or the process ends. */
  signal: AbortSignal
  /** Says how far it is; ends the job when it was stopped. `stage` is a key of the catalogue. */
  progress: (done: number, total: number | null, stage?: string) => Promise<void>
}

/** What comes of it: a file, or the page that shows it. */
export type JobResult = { file?: FileAnswer & { file: Buffer }; link?: string }

/** A kind of long work, declared in `jobs.ts` of a module. */
export type JobKind<Input extends z.ZodType = z.ZodType> = {
  /** Kept in the database: whoever changes it leaves what was asked under the old one. */
  name: string
  /** What it is called, as a key of the catalogue. */
  title: string
  input: Input
  /** Whether it may be begun anew when its process died in the middle. */
  repeatable: boolean
  run: (context: JobContext<z.output<Input>>) => Promise<JobResult>
}

/** Declares long work: `export const roomsFile = defineJob({ name: 'cabinets.file', … })`. */
export const defineJob = <Input extends z.ZodType>(kind: JobKind<Input>): JobKind<Input> => kind

import type { Config } from '#platform/config.ts'
import type { Limits } from '#platform/db/engine.ts'
import type { OperationError } from '#platform/operation-error.ts'
import { type Ground, openGround as openWith } from '#platform/process.ts'
import { readBeyondSchools } from './beyond-schools.ts'

/** What a process or a command needs first, with what the modules say of their tables; see `platform/process.ts`. */
export const openGround = async (
  config: Config,
  warn: (error: OperationError) => void,
  limits?: Limits,
): Promise<Ground> => openWith(config, await readBeyondSchools(), warn, limits)

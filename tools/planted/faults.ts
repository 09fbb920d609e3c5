import type { Fault } from './fault.ts'
import { ofTheBuild } from './faults/build.ts'
import { ofThePages } from './faults/pages.ts'
import { ofTheRules } from './faults/rules.ts'
import { ofTheServer } from './faults/server.ts'
import { ofTheWalks } from './faults/walks.ts'

/** What `npm test` has to notice, of every kind. A fault that nobody notices any more means that a test is missing. */
export const faults: readonly Fault[] = [...ofTheBuild, ...ofTheRules, ...ofTheServer, ...ofThePages, ...ofTheWalks]

import { z } from 'zod'
import { Done, get, put } from '../kernel/endpoint.ts'
import { type EntryId, helpEntries } from './entries.ts'

const ids: readonly EntryId[] = helpEntries.map(({ id }) => id)
const Entry = z.enum(ids)

/** Whether an entry of the help helped whoever read it. */
export const HelpVerdict = z.object({ entry: z.string(), helped: z.boolean() })
export type HelpVerdict = z.infer<typeof HelpVerdict>

const root = '/api/v3/os/help/verdicts'

export const help = {
  verdicts: get(root, {
    roles: 'anyone',
    about: 'What the caller said about entries of the help.',
    response: z.array(HelpVerdict).max(500),
  }),
  judge: put(`${root}/:entry`, {
    roles: 'anyone',
    repeatable: true,
    perMinute: 60,
    about: 'Whether an entry helped; one answer of a person for an entry, which may be changed.',
    params: z.object({ entry: Entry }),
    body: z.object({ helped: z.boolean() }),
    response: Done,
  }),
  sums: get('/api/v3/os/help/sums', {
    roles: ['platform-admin'],
    about: 'How many people an entry helped and how many it did not, the least helpful first.',
    response: z.array(z.object({ entry: z.string(), helped: z.int(), not: z.int() })).max(500),
  }),
}

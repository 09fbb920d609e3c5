import { z } from 'zod'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Job, JobAsk } from '../kernel/job.ts'
import { management } from '../kernel/roles.ts'

/** Of an archive, as it is sent: that of a large school with all of its marks. */
export const mostMegabytes = 100
export const mostNotes = 1_000

/** A cell of a roster that the plan does not take over; `row` is null for what a file does not hold. */
export const RosterNote = z.object({
  file: z.string(),
  row: z.number().int().nullable(),
  column: z.string(),
  value: z.string(),
  words: z.string(),
})
export type RosterNote = z.output<typeof RosterNote>

/** Rosters in the form that other platforms of the world read (1EdTech OneRoster 1.2, CSV binding). */
export const oneRoster = {
  file: get('/api/v3/os/backoffice/one-roster/file', {
    roles: management,
    answers: 'file',
    about:
      'The caller’s school in the academic year that runs as a zip of OneRoster 1.2 CSV files: orgs, sessions, courses, classes, users, roles, enrollments, demographics. Ids stay the same from file to file; no password, phone or e-mail is in it.',
    response: Done,
  }),
  check: post('/api/v3/os/backoffice/one-roster/check', {
    roles: management,
    about:
      'Takes an archive of OneRoster 1.2 CSV files of the caller’s school and answers the job that makes its plan, as of a workbook: the school as it stands with the names, birth dates, new pupils, classes of pupils and teachers of the archive, new pupils with their parents, new parents of known ones, new staff, who is in which half. Files of changes alone (delta) are read where they name our ids. Marks and materials are not read. People are known by our ids or by IIN, classes by our ids or their names. `notes` are the cells that a plan cannot take over, 1,000 at most. 422 for an archive that is none, is too large or is of another school.',
    files: { most: 1, bytes: mostMegabytes * 1024 * 1024, kinds: 'archives' },
    query: JobAsk,
    response: z.object({ job: Job, notes: z.array(RosterNote).max(mostNotes) }),
  }),
}

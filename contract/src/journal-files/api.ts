import { z } from 'zod'
import { Done, get, post } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { Job, JobAsk } from '../kernel/job.ts'
import { family, management, staff } from '../kernel/roles.ts'

const root = '/api/v3/os/frontoffice/journal-files'

/** What a file is written as. */
const As = z.object({ as: z.enum(['xlsx', 'pdf']).default('xlsx') })

/** The quarter of a pack, such as 20262. */
export const QuarterPack = z.object({ quarterId: z.int().min(20_001).max(29_994) })

export const journalFiles = {
  journal: get(`${root}/journal/:id`, {
    roles: staff,
    answers: 'file',
    about:
      'The journal of a plan for the quarter of X-Quarter as the school files it: marks by date, the mark of the period, and the themes with homework. For whoever may read it.',
    params: z.object({ id: z.uuid() }),
    query: As,
    response: Done,
  }),
  card: get(`${root}/report-card`, {
    roles: [...family, ...staff],
    answers: 'file',
    about:
      'The report card of a student as PDF: subjects by periods, the year of X-Quarter, or with `years=all` a page for each year. The own one or a child’s; for staff that of a student of a group they lead or of the school they run.',
    query: z.object({ userId: IdInAddress.optional(), years: z.enum(['one', 'all']).default('one') }),
    response: Done,
  }),
  cards: get(`${root}/report-cards/:groupId`, {
    roles: staff,
    answers: 'file',
    about: 'The report cards of a group in one PDF, a page for each student: for its lead and the management.',
    params: z.object({ groupId: IdInAddress }),
    response: Done,
  }),
  group: get(`${root}/groups/:groupId`, {
    roles: staff,
    answers: 'file',
    about:
      'The marks of a group for the quarter of X-Quarter as xlsx: students by subjects, with the share of fours and fives and of passes. For its lead and the management.',
    params: z.object({ groupId: IdInAddress }),
    response: Done,
  }),
  pack: post(`${root}/pack`, {
    roles: management,
    repeatable: true,
    about:
      'A quarter of the whole school as one archive: every journal and every group, the signed snapshots of what is closed, and a list of hashes, itself signed (Ed25519). Answers the job.',
    body: JobAsk.extend({ asked: QuarterPack }),
    response: Job,
  }),
}

import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import { found } from '#platform/access.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { attest, attestAnew, storeOnTop, storeYear } from './service/addresses.ts'
import { amend, amendments, decide } from './service/amendments.ts'
import { close, signed } from './service/close.ts'
import { closings, remind, reminders } from './service/closings.ts'
import { leaveOut } from './service/leave-out.ts'
import { sheet, yearly } from './service/sheet.ts'
import { store } from './service/store.ts'
import { signerWith } from './signing.ts'

const isQuarter = (period: MarkPeriod) => period.startsWith('q')
const isHalf = (period: MarkPeriod) => period === 'h1' || period === 'h2'
const isYear = (period: MarkPeriod) => period === 'year' || period === 'final'

export const serve: Serve = ({ secret }) => {
  const signer = signerWith(secret)

  return routes(periodMarks, {
    sheet: (context, { params, query }) => sheet(context, params.id, query.period),
    yearly: (context, { params }) => yearly(context, params.id),
    store: (context, { params, body }) => store(context, params.id, params.period, body.operations),
    leaveOut: (context, { params, body }) => leaveOut(context, params.id, params.period, body),
    attestation: (context, { body }) => attest(context, body),
    attestationUpdate: (context, { params, body }) => attestAnew(context, params.id, body),
    storeYear: (context, { params, body }) => storeYear(context, params.id, body),
    storeFinal: async (context, { body }) => {
      const { userId, calendarPlanUuid, score, teacherComment, operationId } = body
      const mark = { studentId: userId, score, comment: teacherComment, operationId }
      return found((await storeOnTop(context, calendarPlanUuid, 'points', [mark])).results[0]).current
    },
    closeQuarter: (context, { params, body }) => close(signer, context, params.id, { ...body, isOf: isQuarter }),
    closeHalfYear: (context, { params, body }) => close(signer, context, params.id, { ...body, isOf: isHalf }),
    closeYear: (context, { params, body }) => close(signer, context, params.id, { ...body, isOf: isYear }),
    signed: (context, { params }) => signed(signer, context, params.id, params.period),
    closings: (context, { query }) => closings(context, query),
    remind: (context, { body }) => remind(context, body.calendarPlanUuids),
    reminders,
    amend: (context, { body }) => amend(context, body),
    amendments,
    decide: (context, { params, body }) => decide(signer, context, params.id, body),
  })
}

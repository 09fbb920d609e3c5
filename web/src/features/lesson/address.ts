import { linkTo } from '#platform/screen.ts'

type Place = { scheduleId: string; tab?: string | undefined; date?: string | undefined }

const office = '/backoffice/schedules/lesson/:scheduleId/:tab?'

/** The address of a lesson, where the office opened it there, of a dated week where one came from there (R-2.2-02), with what the address bar held beside it. */
export const addressOf = ({ date, ...rest }: Place, filters: Readonly<Record<string, string>>): string =>
  window.location.pathname.startsWith('/backoffice/')
    ? linkTo(office, rest, filters)
    : date === undefined
      ? linkTo('/schedule/lesson/:scheduleId/:tab?', rest, filters)
      : linkTo('/schedule/:date/lesson/:scheduleId/:tab?', { date, ...rest }, filters)

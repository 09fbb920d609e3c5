import { linkTo } from '#platform/screen.ts'

type Place = { scheduleId: string; tab?: string | undefined; date?: string | undefined }

/** The address of a lesson, of a dated week where one came from there (R-2.2-02), with what the address bar held beside it. */
export const addressOf = ({ date, ...rest }: Place, filters: Readonly<Record<string, string>>): string =>
  date === undefined
    ? linkTo('/schedule/lesson/:scheduleId/:tab?', rest, filters)
    : linkTo('/schedule/:date/lesson/:scheduleId/:tab?', { date, ...rest }, filters)

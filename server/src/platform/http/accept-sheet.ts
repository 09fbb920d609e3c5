import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A list that is asked for as a workbook answers the file that stands at its `/file` (C-EXPORT-1, Q-071). */
export function sheetOfList(
  this: FastifyInstance,
  { method, url = '/', headers }: RawRequestDefaultExpression,
): string {
  if (method !== 'GET' || !headers.accept?.includes(xlsx)) return url
  const [path = '', ...query] = url.split('?')
  const isThere = this.hasRoute({ method: 'GET', url: `${path}/file` })
  return isThere ? [`${path}/file`, ...query].join('?') : url
}

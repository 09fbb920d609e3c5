import { home } from '@qalam/contract/home/api.ts'
import { read, withoutNetwork } from '#platform/api.ts'

export type UnfilledFilters = { page: number; sort?: string; groupId?: number; teacherId?: number }

export const presentLesson = read(home.present, {}, { silent: true, ...withoutNetwork })
export const family = read(home.family, {}, { silent: true, ...withoutNetwork })
export const unfilled = (quarter: number, query: UnfilledFilters) =>
  read(home.unfilled, { query }, { silent: true, quarter })
export const place = read(home.place, {}, { silent: true })

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined

/** What the address bar asks of the list of journals. */
export function unfilledIn({ page, sort, group, teacher }: Readonly<Record<string, string>>): UnfilledFilters {
  const [groupId, teacherId] = [numberIn(group), numberIn(teacher)]
  return {
    page: Math.max(1, numberIn(page) ?? 1),
    ...(sort !== undefined && /^-?[a-z]{1,20}$/i.test(sort) && { sort }),
    ...(groupId !== undefined && { groupId }),
    ...(teacherId !== undefined && { teacherId }),
  }
}

export const unfilledNow = (): UnfilledFilters =>
  unfilledIn(Object.fromEntries(new URLSearchParams(window.location.search)))

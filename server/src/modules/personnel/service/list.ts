import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { longestFile } from '@qalam/contract/kernel/paging.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { personnel } from '@qalam/contract/personnel/api.ts'
import { positionsOffered } from '@qalam/contract/personnel/positions.ts'
import { academicYear } from '#modules/schools/public.ts'
import { allow, found } from '#platform/access.ts'
import { isManagement } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { type EmployeeRow, employeesOf } from '../views/list.ts'

type EmployeesFilter = Omit<Parsed<typeof personnel.list>['query'], 'page' | 'limit'>

/** A page of those who work in the caller’s school. */
export async function list(context: Context, asked: Parsed<typeof personnel.list>['query']) {
  const page = await pageOf(await employees(context, asked), asked)
  return { ...page, can: { create: true } }
}

/** The employees that the list shows on all its pages together. */
export async function all(context: Context, asked: EmployeesFilter): Promise<EmployeeRow[]> {
  const query = await employees(context, asked)
  return query.limit(longestFile).execute()
}

async function employees({ actor, db, today, now }: Context, asked: EmployeesFilter) {
  allow(isManagement(actor) && actor.schoolId !== null)
  const schoolId = found(actor.schoolId)
  return employeesOf(db, schoolId, asked, { now, year: (await academicYear(db, schoolId, today, null)) ?? 0 })
}

/** The posts that the caller may give. */
export function offered({ actor }: Context): { id: number; role: Role }[] {
  allow(isManagement(actor))
  return actor.role === 'guest' ? [] : positionsOffered(actor.role)
}

import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { expect } from 'vitest'
import type { Access, Expectation } from '../access.ts'
import { now, schoolIn, test as plain } from '../school.ts'
import { numbersApart } from './belongings.ts'
import { filledWithStrangers } from './files.ts'
import { foundOf, type Schools, wantedOf } from './found.ts'

/** `schools` serve all reads of a file, and the other one of them all writes. */
export const test = plain.extend<{ schools: Schools }>({
  schools: [
    async ({ house }, use) => {
      await numbersApart(house)
      const [own, other] = [await schoolIn(house), await schoolIn(house)]
      await filledWithStrangers(other)
      await use({ own, other })
    },
    { scope: 'file' },
  ],
})

/** The rows of a module's `access.ts` as tests, one for each endpoint: the module's part of the access matrix. */
export function describeAccess<Group extends Record<string, Endpoint>>(group: Group, access: Access<Group>): void {
  for (const [name, row] of Object.entries<Expectation>(access)) {
    const endpoint = group[name]
    if (!endpoint) throw new Error(`${name} has a row of access and is in no group that is described`)
    const says = `${name} is open to whom the contract and its row name, for their own school alone`
    test(says, async ({ house, schools }) => {
      house.setClock(now)
      house.counted()
      // What a write leaves behind is nothing that another endpoint should meet.
      const own = endpoint.method === 'GET' ? schools.own : await schoolIn(house)
      expect(await foundOf(endpoint, row, { own, other: schools.other })).toEqual(wantedOf(endpoint, row))
    })
  }
}

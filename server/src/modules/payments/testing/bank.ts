import { openHouse, test as plain } from '#platform/testing/school.ts'
import { type Counter, openCounter } from './counter.ts'

let opened: Awaited<ReturnType<typeof openCounter>> | undefined

const withBank = plain.extend({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing but the signature asks for it
    async ({}, use) => {
      opened = await openCounter()
      const house = await openHouse(opened.settings)
      await house.app.http.listen({ port: opened.port, host: '127.0.0.1' })
      await use(house)
      await opened.close()
      await house.close()
    },
    { scope: 'file' },
  ],
})

/** A school whose server is paid through the sandbox bank, over HTTP on both sides. */
export const test = withBank.extend({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing but the signature asks for it
  counter: async ({}, use: (counter: Counter) => Promise<void>) => {
    if (!opened) throw new Error('The house was not opened')
    await use(opened.counter)
  },
})

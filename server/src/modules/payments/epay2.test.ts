import { randomUUID } from 'node:crypto'
import { payments } from '@qalam/contract/payments/api.ts'
import { expect, test } from 'vitest'
import { openHouse, schoolIn } from '#platform/testing/school.ts'
import { settingsOfEpay2 } from '../../sandbox-bank/keys.ts'
import { firstDifference } from './public.ts'
import { openCounter } from './testing/counter.ts'

test('the second protocol of a bank: a token, its page, a message that makes us ask, and a forged one that does not', async () => {
  const { counter, settings, port, close } = await openCounter((keys, address) => ({
    bank_card: settingsOfEpay2(keys, address),
  }))
  const house = await openHouse(settings)
  await house.app.http.listen({ port, host: '127.0.0.1' })
  const school = await schoolIn(house)
  const student = school.as('student')
  const order = async (uuid: string) => (await student(payments.order, { params: { uuid } })).body

  const paid = async (act: 'pay' | 'refuse' | 'silent' | 'twice') => {
    const uuid = randomUUID()
    const body = { uuid, productId: 1, period: 1, price: 50_000, beneficiaryId: school.people.student.userId }
    const { body: told } = await student(payments.pay, { params: { type: 'bank_card' }, body })
    const page = await house.app.http.inject({ url: told.url ?? '' })
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${counter.address}`)
    const { auth, ...options } = JSON.parse(
      (/data-options="([^"]*)"/.exec(page.body)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    )
    const shown = await (
      await fetch(`${counter.address}/epay2/pay?${new URLSearchParams({ ...options, token: auth.access_token })}`)
    ).text()
    await counter.press('/epay2/act', /name="id" value="(\d+)"/.exec(shown)?.[1] ?? '', act)
    await counter.settled()
    return uuid
  }
  expect((await order(await paid('twice'))).state).toBe('paid')
  expect((await order(await paid('refuse'))).state).toBe('failed')
  expect((await order(await paid('silent'))).state).toBe('paid')
  const forged = await house.app.http.inject({
    method: 'POST',
    url: '/api/v2/os/payment/callback/bank_card/post',
    payload: { code: 'ok', invoiceId: '100000001', terminal: '98000001', secret_hash: 'a'.repeat(64) },
  })
  expect(forged.statusCode).toBe(403)
  expect(await firstDifference(house.db)).toBeNull()
  await close()
  await house.close()
})

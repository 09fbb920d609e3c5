import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { postOf } from '../../../sandbox-bank/card.ts'
import { newBank } from '../../../sandbox-bank/bank.ts'
import { newKeys, settingsFor } from '../../../sandbox-bank/keys.ts'
import { readConfig } from '#platform/config.ts'
import { deskWith } from '../desk.ts'

const keys = newKeys()
const settings = settingsFor(keys, 'http://localhost:1')
const { providers } = deskWith({ config: readConfig({ PAYMENTS: JSON.stringify(settings), DEMO: 'off' }) })
const heard = (key: 'bank_card' | 'card_widget', event: string, raw: Buffer, signature = '') =>
  providers.get(key)?.callback?.({ event, raw, type: 'application/x-www-form-urlencoded', signature })

/** The same bytes with one bit of one of them turned. */
const flipped = (bytes: Buffer, place: number, bit: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[place] = (copy[place] ?? 0) ^ (1 << bit)
  return copy
}

test('a signed order message with any byte turned is refused', () => {
  const text = postOf(newBank(keys, ''), { id: '700', number: '100000001', amount: '500' })
  const form = (document: Buffer) =>
    Buffer.from(`response=${[...document].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`)
  const whole = Buffer.from(text)
  expect(heard('bank_card', 'post', form(whole))).toMatchObject({ kind: 'held', number: 100_000_001, amount: 50_000 })
  const accepted = [...whole.keys()].filter(
    (place) => heard('bank_card', 'post', form(flipped(whole, place, place % 7)))?.kind !== 'refused',
  )
  expect(accepted).toEqual([])
})

test('a notification of the widget with any byte turned, of its body or its signature, is refused', () => {
  const body = Buffer.from('TransactionId=700&Amount=500.00&Currency=KZT&InvoiceId=100000001&Status=Completed')
  const signature = createHmac('sha256', keys.widgetSecret).update(body).digest('base64')
  expect(heard('card_widget', 'pay', body, signature)).toMatchObject({ kind: 'paid', amount: 50_000 })
  const accepted = [...body.keys()].filter(
    (place) => heard('card_widget', 'pay', flipped(body, place, place % 7), signature)?.kind !== 'refused',
  )
  expect(accepted).toEqual([])
  const sealed = Buffer.from(signature)
  const sealedWrong = [...sealed.keys()].filter(
    (place) =>
      heard('card_widget', 'pay', body, flipped(sealed, place, place % 7).toString('latin1'))?.kind !== 'refused',
  )
  expect(sealedWrong).toEqual([])
})

test('a document type, an entity, or a second signed part is never read', () => {
  const text = postOf(newBank(keys, ''), { id: '700', number: '100000001', amount: '500' })
  const tricks = [
    text.replace('<document>', '<!DOCTYPE x [<!ENTITY a "b">]><document>'),
    text.replace('</document>', `${text.slice('<document>'.length)}`),
    `<document><bank name="x"></bank>${text.slice('<document>'.length)}`,
    ` ${text}`,
  ]
  for (const trick of tricks)
    expect(heard('bank_card', 'post', Buffer.from(new URLSearchParams({ response: trick }).toString()))?.kind).toBe(
      'refused',
    )
})

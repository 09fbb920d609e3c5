import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import { describe, expect, test } from 'vitest'
import { type Belonging, isKnownElsewhere, notTheirs } from './rule.ts'

const own = 1
const other = 2
/** Where a place may lie, with the roles that it may have there. */
const places = roles.flatMap((role): Belonging['places'] =>
  ['department_worker', 'region_worker', 'country_worker', 'monitoring_region_worker', 'platform-admin'].includes(role)
    ? [{ schoolId: null, role }]
    : [
        { schoolId: own, role },
        { schoolId: other, role },
      ],
)
const actors = ['director', 'admin', 'zavuch', 'group-lead', 'teacher'] as const satisfies readonly Role[]

/** The rule once more, in the words of Q-154 and P-POS-3, one sentence a line. */
function plainly(actor: Role, isSelf: boolean, made: number | null, held: Belonging['places']): boolean {
  if (isSelf) return false
  if (made !== own) return false
  for (const { schoolId, role } of held) {
    if (schoolId !== own) return false
    const isHead = role === 'director' || role === 'admin'
    if (isHead && actor !== 'director') return false
    if (role === 'zavuch' && !['director', 'admin', 'zavuch'].includes(actor)) return false
    const isStaff = !['student', 'parent'].includes(role)
    if (isStaff && !['director', 'admin', 'zavuch', 'group-lead', 'teacher'].includes(actor)) return false
  }
  return true
}

describe('an account is opened by somebody of a school only where the rule says so', () => {
  test.each(actors)('%s, of every two places of the other person, whoever made the account', (role) => {
    const wrong: unknown[] = []
    let opened = 0
    for (const made of [own, other, null])
      for (const first of places)
        for (const second of [null, ...places])
          for (const isSelf of [false, true]) {
            const held = second ? [first, second] : [first]
            const account = { personId: isSelf ? 7 : 8, hasAccount: true, madeBySchool: made, places: held }
            const said = notTheirs({ personId: 7, schoolId: own, role }, account) === null
            if (said) opened++
            if (said !== plainly(role, isSelf, made, held)) wrong.push({ role, made, held, isSelf, said })
          }
    expect(wrong).toEqual([])
    expect(opened).toBeGreaterThan(0)
  })

  test('who has no account yet is handed one where every place is in the school', () => {
    const nobody = { personId: 8, hasAccount: false, madeBySchool: null }
    const deputy = { personId: 7, schoolId: own, role: 'zavuch' as const }
    expect(notTheirs(deputy, { ...nobody, places: [{ schoolId: own, role: 'student' }] })).toBeNull()
    expect(notTheirs(deputy, { ...nobody, places: [{ schoolId: other, role: 'student' }] })).toBe('elsewhere')
  })
})

test('a person is asked unless something of theirs is open in the school, or nothing anywhere', () => {
  const of = (madeBySchool: number | null, ...held: Belonging['places']): Belonging => ({
    personId: 8,
    hasAccount: true,
    madeBySchool,
    places: held,
  })
  expect(isKnownElsewhere(own, of(own, { schoolId: own, role: 'teacher' }))).toBe(false)
  expect(isKnownElsewhere(own, of(own))).toBe(false)
  expect(isKnownElsewhere(own, of(other))).toBe(true)
  expect(isKnownElsewhere(own, of(null, { schoolId: null, role: 'platform-admin' }))).toBe(true)
  expect(isKnownElsewhere(own, of(other, { schoolId: other, role: 'parent' }, { schoolId: own, role: 'parent' }))).toBe(
    false,
  )
  expect(isKnownElsewhere(own, { ...of(null), hasAccount: false })).toBe(false)
})

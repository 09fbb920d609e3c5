import { expect, test } from 'vitest'
import { isOneOf, management, type Role, roles, schoolStaff } from '../../kernel/roles.ts'
import { mayBegin, mayWrite, noTies, type Ties } from './relations.ts'

const party = (role: Role, school = 1) => ({ role, schools: [school] })
const tied: Ties[] = (['leads', 'teaches', 'substitutes'] as const).map((tie) => ({ ...noTies, [tie]: true }))
const pairs = roles.flatMap((from) => roles.map((to) => ({ from, to })))
const works = (role: Role) => isOneOf(schoolStaff, role)
const isFamily = (role: Role) => role === 'student' || role === 'parent'

test('who begins with whom, role by role: without a tie, and with any of the three', () => {
  for (const { from, to } of pairs) {
    const reached = mayBegin(party(from), party(to), noTies)
    const withTie = tied.map((ties) => mayBegin(party(from), party(to), ties))
    const worker = works(from) ? from : to
    const mixed = (works(from) && isFamily(to)) || (isFamily(from) && works(to))
    const untied = mixed && (worker === 'social_worker' || (works(from) && isOneOf(management, from)))
    expect([from, to, reached]).toEqual([from, to, (works(from) && works(to)) || untied])
    expect([from, to, ...withTie]).toEqual([from, to, ...Array(3).fill((works(from) && works(to)) || mixed)])
  }
})

test('a student answers the management and does not begin', () => {
  for (const role of management) {
    expect(mayBegin(party('student'), party(role), noTies)).toBe(false)
    expect(mayWrite(party('student'), party(role), noTies)).toBe(true)
  }
})

test('nobody writes over schools, and those above a school write to nobody', () => {
  for (const { from, to } of pairs)
    for (const ties of [noTies, ...tied]) {
      expect(mayWrite(party(from), party(to, 2), ties)).toBe(false)
      if (!works(from) && !isFamily(from)) expect(mayWrite(party(from), party(to), ties)).toBe(false)
    }
})

test('students and parents never write to each other', () => {
  for (const from of ['student', 'parent'] as const)
    for (const to of ['student', 'parent'] as const)
      for (const ties of [noTies, ...tied]) expect(mayWrite(party(from), party(to), ties)).toBe(false)
})

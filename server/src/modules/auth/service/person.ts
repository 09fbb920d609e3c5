import type { RelatedAccount, UserInfo } from '@qalam/contract/auth/api.ts'
import { groupLabel } from '@qalam/contract/groups/rules.ts'
import type { z } from 'zod'
import { mediaAddress } from '#modules/media/public.ts'
import { hasSubscription, schoolSubscribes } from '#modules/payments/public.ts'
import { logoAddress } from '#modules/schools/public.ts'
import { found } from '#platform/access.ts'
import { isParent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { lacksOf } from '../views/factor.ts'
import { relatedPlaces } from '../views/places.ts'
import type { AuthDeps } from '../desk.ts'
import { childrenOf, type ChildRow, type GroupColumns, userRow, type UserRow } from '../views/user-info.ts'

/** The signed-in person in their place (S-START-1). An archived place has no role: the browser signs out (S-START-3). */
export async function userInfo({ freeLearning }: AuthDeps, context: Context, secret: string): Promise<UserInfo> {
  const { actor, db, now, today } = context
  const row = found(await userRow(db, actor.userId, today))
  const children = isParent(actor) ? await childrenOf(db, actor.userId, today) : []
  const payers = isParent(actor) ? children.map(({ userId }) => userId) : [actor.userId]

  const { archived, school, group, photoFile, ...known } = row
  return {
    ...known,
    userId: actor.userId,
    role: archived ? null : row.role,
    photo: photoFile && mediaAddress(secret, photoFile, now).url,
    lacksFactor: (await lacksOf(db, actor)).factor,
    group: group && { id: group.id, label: groupLabel(group), lang: group.lang, parallel: group.parallel },
    school: presentSchool(school),
    hasSubscription: freeLearning || (await hasSubscription(db, now, payers)),
    schoolPays: row.role === 'director' && school !== null && (await schoolSubscribes(db, school.id, now)),
    children: children.map(presentChild),
  }
}

function presentSchool(school: UserRow['school']): UserInfo['school'] {
  if (!school) return null
  const { logoFile, ...known } = school
  return { ...known, logoUrl: logoFile && logoAddress(school.id, logoFile) }
}

const labelOf = (group: GroupColumns | null) => (group ? groupLabel(group) : '')

const presentChild = ({ userId, name, group, school }: ChildRow) => ({ userId, name, group: labelOf(group), school })

/** Every place of the same person. */
export async function relatedAccounts({ actor, db }: Context): Promise<z.output<typeof RelatedAccount>[]> {
  const rows = await relatedPlaces(db, actor.personId)
  return rows.map((row) => ({ ...row, current: row.userId === actor.userId }))
}

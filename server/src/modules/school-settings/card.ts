import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { settingsChanged } from '@qalam/contract/school-settings/events.ts'
import type { SchoolCard } from '@qalam/contract/school-settings/card.ts'
import { schools } from '#modules/schools/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canSet } from './policy.ts'
import { recordAct } from './repository.ts'
import { settingsOf } from './views.ts'

type Asked = { [Name in keyof SchoolCard]?: SchoolCard[Name] | undefined }

/** Changes what the school is called and how it is reached; what stays as it was is not written down. */
export async function setCard(context: Context, asked: Asked): Promise<{}> {
  const { actor, db } = context
  allow(canSet(actor))
  const schoolId = found(actor.schoolId)
  const { name, address, phone, email, site } = found(await settingsOf(db, schoolId))
  const before = { name, address, phone, email, site }
  const { nameKz = name.kz, nameRu = name.ru, nameEn = name.en } = asked
  const after = {
    name: { kz: nameKz, ru: nameRu, en: nameEn },
    address: asked.address ?? address,
    phone: asked.phone ?? phone,
    email: asked.email ?? email,
    site: asked.site ?? site,
  }
  if (same(before, after)) return {}
  await schools.setCard(db, schoolId, after)
  return written(context, schoolId, 'school', null)
}

const same = ({ name, ...rest }: Card, { name: other, ...others }: Card) =>
  [name.kz, name.ru, name.en, ...Object.values(rest)].join('\n') ===
  [other.kz, other.ru, other.en, ...Object.values(others)].join('\n')
type Card = Parameters<typeof schools.setCard>[2]

/** The picture that stands for the school. */
export async function setLogo(context: Context): Promise<{}> {
  const schoolId = logoSet(context)
  const [file] = context.files
  if (!file) throw fieldProblem('file', 'required')
  await schools.setLogo(context.db, schoolId, file.uuid)
  return written(context, schoolId, 'logo', true)
}

export async function removeLogo(context: Context): Promise<{}> {
  const schoolId = logoSet(context)
  const { logoFile } = found(await settingsOf(context.db, schoolId))
  if (logoFile === null) return {}
  await schools.setLogo(context.db, schoolId, null)
  return written(context, schoolId, 'logo', false)
}

/** The school whose logo the caller may change; asked before the picture is received. */
export function logoSet({ actor }: Context): number {
  allow(canSet(actor))
  return found(actor.schoolId)
}

async function written(context: Context, schoolId: number, what: 'school' | 'logo', isOn: boolean | null): Promise<{}> {
  const { actor, db, now } = context
  await recordAct(db, { schoolId, userId: actor.userId, at: now, what, isOn })
  context.announce(settingsChanged, schoolId, {})
  return {}
}

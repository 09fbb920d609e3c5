import { flagNames, type SchoolFlags, type SchoolSettings } from '@qalam/contract/school-settings/api.ts'
import { settingsChanged } from '@qalam/contract/school-settings/events.ts'
import { logoAddress, schools } from '#modules/schools/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canSet } from './policy.ts'
import { recordAct } from './repository.ts'
import { actsOf, settingsOf } from './views.ts'

/** The settings of the caller's school with their history. */
export async function read({ actor, db }: Context): Promise<SchoolSettings> {
  allow(canSet(actor))
  const schoolId = found(actor.schoolId)
  const { editSchedule, groupLoadEdit, teacherEdit, markNoticeHours, logoFile, ...school } = found(
    await settingsOf(db, schoolId),
  )
  const acts = await actsOf(db, schoolId)
  return {
    school: { ...school, logoUrl: logoFile && logoAddress(schoolId, logoFile) },
    flags: { editSchedule, groupLoadEdit, teacherEdit },
    markNoticeHours,
    acts: acts.map((act) => ({ ...act, at: act.at.toISOString() })),
  }
}

/** Switches flags of the school; what stays as it was is not written down. */
export async function setFlags(
  context: Context,
  asked: { [Name in keyof SchoolFlags]?: boolean | undefined },
): Promise<{}> {
  const { actor, db, now } = context
  allow(canSet(actor))
  const schoolId = found(actor.schoolId)
  const before = found(await settingsOf(db, schoolId))
  const changed = flagNames.flatMap((what) => {
    const isOn = asked[what]
    return isOn === undefined || isOn === before[what] ? [] : [{ what, isOn }]
  })
  if (changed.length === 0) return {}

  await schools.setFlags(db, schoolId, { ...before, ...Object.fromEntries(changed.map((one) => [one.what, one.isOn])) })
  for (const { what, isOn } of changed) await recordAct(db, { schoolId, userId: actor.userId, at: now, what, isOn })
  context.announce(settingsChanged, schoolId, {})
  return {}
}

/** For how many hours students and parents do not see a new mark. */
export async function setMarkNotice(context: Context, hours: number): Promise<{}> {
  const { actor, db, now } = context
  allow(canSet(actor))
  const schoolId = found(actor.schoolId)
  const before = found(await settingsOf(db, schoolId))
  if (before.markNoticeHours === hours) return {}

  await schools.setMarkNotice(db, schoolId, hours)
  await recordAct(db, { schoolId, userId: actor.userId, at: now, what: 'markNotice', hours })
  context.announce(settingsChanged, schoolId, {})
  return {}
}

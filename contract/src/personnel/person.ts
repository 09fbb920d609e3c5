import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { agreesWithBirthDate, agreesWithSex, isIin } from '../profile/iin.ts'
import { isName, nameLength } from '../profile/names.ts'

const Name = z.string().trim().min(1).max(nameLength).refine(isName, { message: 'person_name' })

/** Man or woman (C-USER-1). */
export const Sex = z.enum(['m', 'w'])

/** Whether a person counts in the statistics: 0 or 1 of older clients is no or yes (V-EDITNEW-3, C-GROUP-3). */
const InStatistic = z.union([z.boolean(), z.literal([0, 1]).transform((number) => number === 1)])

/** What a school says of a person, a student as an employee (N-45, N-46): all but the patronymic is required (V-EDITOLD-1…3, V-EDITNEW-1). */
export const PersonFields = z.object({
  surname: Name,
  firstname: Name,
  lastname: z.union([z.literal(''), Name]).default(''),
  sex: Sex,
  bornDate: Day,
  /** Empty for somebody who is no resident and has none. */
  iin: z.string().trim().max(12).default(''),
  notResident: z.boolean().default(false),
  isInStatistic: InStatistic.default(true),
})
export type PersonFields = z.output<typeof PersonFields>

/**
 * What an IIN says must be so: it is there unless the person is no resident, it is sound, and it agrees with the birth
 * date and the sex (V-EDITNEW-4, V-IIN-2…7).
 */
export function withSoundIin({ iin, notResident, bornDate, sex }: PersonFields, context: z.RefinementCtx): void {
  const complain = (message: string) => context.addIssue({ code: 'custom', path: ['iin'], message, input: iin })
  if (iin === '') {
    if (!notResident) complain('required')
  } else if (!isIin(iin)) complain('iin')
  else if (!agreesWithBirthDate(iin, bornDate) || !agreesWithSex(iin, sex)) complain('iin_disagrees')
}

/** Login and password of a new sign-in: told once, here. */
export const Access = z.object({ login: z.string(), password: z.string() })
export type Access = z.output<typeof Access>

/** Somebody who is known elsewhere was invited: the code of the sheet that is handed over, told once, here. */
export const Invitation = z.object({ id: z.uuid(), name: z.string(), code: z.string() })
export type Invitation = z.output<typeof Invitation>

/** Somebody new: the sign-in of who had none, or the invitation of who has to agree first. */
export const Admitted = z.object({ userId: z.int(), access: Access.nullable(), invitation: Invitation.nullable() })

/** The paper by which somebody comes or goes. */
export const Order = z.string().trim().max(50).default('')

/** The version of a person that a change was made over. */
export const Version = z.int32().min(1)

/**
 * Who has an IIN, of the people whom the school knows; null for all others. Of them it is said whether the surname and the
 * birth date that were typed are theirs, and nothing else: `agrees` is false also where nobody has the IIN.
 */
export const KnownByIin = z.object({
  agrees: z.boolean(),
  person: z
    .object({ surname: z.string(), firstname: z.string(), lastname: z.string(), sex: Sex, bornDate: Day.nullable() })
    .nullable(),
})

export const IinQuery = z.object({
  iin: z.string().max(20).refine(isIin, { message: 'iin' }),
  /** What was typed of the person, to be compared. */
  surname: z.string().trim().max(nameLength).default(''),
  bornDate: z.union([z.literal(''), Day]).default(''),
})
export type IinQuery = z.output<typeof IinQuery>

/** Look-ups of one person in a minute and in a day. */
export const lookUps = { aMinute: 10, aDay: 100 } as const

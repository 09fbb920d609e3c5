import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import type { Db } from '#platform/db/db.ts'
import { plain } from '../reading/table/text.ts'
import { lessonKindWords, wordFor } from '../reading/table/words.ts'
import { loadKey, themeKey } from './keys.ts'
import type { SchoolStanding } from './standing.ts'
import type { TellFinding } from './tell.ts'
import { hoursIn, personFieldsOf, type PlanFields, planFieldsIn, roomsIn } from './views-kept.ts'

/** Fields of standing rows that a later workbook gives otherwise: none of them is taken, each is told. */
export async function compareKept(
  db: Db,
  plan: SchoolPlan,
  standing: SchoolStanding,
  tell: TellFinding,
): Promise<void> {
  const { schoolId } = standing
  await comparePersonFields(db, plan, tell)
  if (schoolId === null) return
  const rooms = new Map((await roomsIn(db, schoolId)).map(({ number, name }) => [plain(number), name]))
  for (const { row, number, name } of plan.rooms) {
    const known = rooms.get(plain(number))
    if (known !== undefined && plain(known) !== plain(name))
      tell.warning({ part: 'rooms', row, column: 'name', value: name }, 'finding.field-kept', { kept: known || '—' })
  }
  await compareHours(db, plan, standing, schoolId, tell)
  await comparePlanFields(db, plan, standing, schoolId, tell)
}

/** A patronymic and a phone of somebody who is known already; what stands may be of another school and is not shown. */
async function comparePersonFields(db: Db, plan: SchoolPlan, tell: TellFinding): Promise<void> {
  const everybody = [...plan.staff, ...plan.pupils]
  const known = new Map(
    (
      await personFieldsOf(
        db,
        everybody.map(({ iin }) => iin),
      )
    ).map((fields) => [fields.iin, fields]),
  )
  const compareOne = (part: 'staff' | 'pupils', one: (typeof everybody)[number]) => {
    const fields = known.get(one.iin)
    if (!fields) return
    if (plain(fields.patronymic) !== plain(one.patronymic))
      tell.warning({ part, row: one.row, column: 'patronymic', value: one.patronymic }, 'finding.person-field-kept')
    if ('phone' in one && fields.phone !== null && fields.phone !== one.phone)
      tell.warning({ part, row: one.row, column: 'phone', value: one.phone }, 'finding.person-field-kept')
  }
  for (const one of plan.staff) compareOne('staff', one)
  for (const one of plan.pupils) compareOne('pupils', one)
}

async function compareHours(
  db: Db,
  { load }: SchoolPlan,
  standing: SchoolStanding,
  schoolId: number,
  tell: TellFinding,
): Promise<void> {
  const known = await hoursIn(db, schoolId, standing.year)
  for (const { row, classLabel, subjectId, subgroup, hours } of load) {
    const before = known.get(standing.load.get(loadKey(classLabel, subjectId, subgroup))?.planUuid ?? '')
    if (before !== undefined && before !== hours)
      tell.warning({ part: 'load', row, column: 'hours', value: hours }, 'finding.field-kept', { kept: before })
  }
}

async function comparePlanFields(
  db: Db,
  { ktp }: SchoolPlan,
  standing: SchoolStanding,
  schoolId: number,
  tell: TellFinding,
): Promise<void> {
  const keyOf = ({ planUuid, quarterId, ordinal }: Pick<PlanFields, 'planUuid' | 'quarterId' | 'ordinal'>) =>
    `${planUuid} ${quarterId} ${ordinal}`
  const fields = new Map((await planFieldsIn(db, schoolId, standing.year)).map((one) => [keyOf(one), one]))
  for (const lesson of ktp) {
    const { row, classLabel, subjectId, subgroup, quarter, number } = lesson
    const theme = standing.themes.get(themeKey(loadKey(classLabel, subjectId, subgroup), quarter, number))
    const known = theme && fields.get(keyOf(theme))
    if (!known) continue
    const kept = (column: string, value: string | number | null, before: string | number | null) =>
      tell.warning({ part: 'ktp', row, column, value }, 'finding.field-kept', { kept: before ?? '—' })
    const kinds = (['lesson', 'sor', 'soch'] as const).find((one) => one === known.kind) ?? 'lesson'
    const word = (kind: typeof kinds) => wordFor(lessonKindWords, kind, tell.languageOf('ktp'))
    if (plain(known.section) !== plain(lesson.section)) kept('section', lesson.section, known.section)
    if (kinds !== lesson.kind) kept('kind', word(lesson.kind), word(kinds))
    if (known.maxScore !== lesson.maxScore) kept('maxScore', lesson.maxScore, known.maxScore)
    if (known.hours !== lesson.hours) kept('hours', lesson.hours, known.hours)
    const [before, now] = [known.objectives.join(', '), lesson.objectives.join(', ')]
    if (before !== now) kept('objectives', now, before)
  }
}

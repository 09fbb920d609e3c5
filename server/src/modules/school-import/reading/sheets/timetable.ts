import type { PlanBell, PlanSlot } from '@qalam/contract/school-import/plan.ts'
import { readDigits, readText, readWhole, readWord } from '../table/cells.ts'
import { findLoad, readClass, readHalf, readPersonReference, readSubject } from '../table/references.ts'
import { roomMeant } from '../table/meant.ts'
import { proposing } from '../table/nearest.ts'
import { keyOf, labelsIn, resolve } from '../table/register.ts'
import { keyPart, textOf, type RowReader } from '../table/row.ts'
import { plain } from '../table/text.ts'
import { weekDayWords } from '../table/words.ts'
import { admit, draftsOf, refuseTwins, whole, type World } from '../table/world.ts'
import { refuseClashes, type PlacedRow } from '../rules/clashes.ts'
import { compareHours } from '../rules/hours.ts'
import { mostBells } from './bells.ts'
import { roomKey } from './rooms.ts'

/** From this many lessons on, an unknown room is no slip of the pen. */
const oftenNamed = 3

/** The bell of a lesson number in the scheme of the class. */
function findBell(
  row: RowReader,
  world: World,
  bells: ReadonlyMap<string, PlanBell>,
  classLabel: string | undefined,
  number: number | undefined,
) {
  const scheme = classLabel === undefined ? undefined : world.classes.get(classLabel)?.scheme
  if (scheme === undefined || number === undefined) return undefined
  const found = resolve(world.registers.bells, plain(scheme), number)
  if (!found) return row.fault('number', 'finding.no-such-lesson', { scheme })
  return 'cause' in found ? row.dependsOn(found.cause) : bells.get(keyOf(plain(scheme), number))
}

/** The teacher, who must be the one of «Нагрузка». */
function readTeacher(row: RowReader, world: World, expected: string | undefined) {
  if (row.dependsAlready()) return readDigits(row, 'teacher', 12) ?? undefined
  const iin = readPersonReference(row, 'teacher', world.registers.staff, 'finding.unknown-employee') ?? undefined
  if (iin === undefined || expected === undefined || iin === expected) return iin
  return row.fault('teacher', 'finding.teacher-not-of-load', { expected })
}

function readRoom(row: RowReader, world: World) {
  const room = readText(row, 'room', 40, { required: false })
  if (typeof room !== 'string') return room
  const found = resolve(world.registers.rooms, roomKey(room))
  if (!found) {
    const meant = roomMeant(roomKey(room), labelsIn(world.registers.rooms))
    return row.fault('room', 'finding.unknown-room', proposing(meant))
  }
  return 'cause' in found ? row.dependsOn(found.cause) : roomKey(room)
}

/**
 * A room whose number nobody can read is taken for the number that lessons name most often and no sheet knows: the same
 * mistake is told once, at the room.
 */
function recogniseRooms(world: World): void {
  const { rooms } = world.registers
  const table = world.tables.get('timetable')
  const at = table?.places.get('room')?.at
  if (!table || at === undefined || !rooms.unclear.length) return
  const named = table.rows.map(({ cells }) => roomKey(textOf(cells[at] ?? null))).filter((room) => room !== '')
  const unknown = [...Map.groupBy(named, (room) => room)]
    .filter(([room, times]) => times.length >= oftenNamed && resolve(rooms, room) === null)
    .toSorted(([, a], [, b]) => b.length - a.length)
  for (const key of rooms.unclear) {
    const [room] = unknown.shift() ?? []
    if (room !== undefined) key.alsoIs = (wanted) => wanted === room
  }
}

/** `rooms` gives the spelling of «Кабинеты» by the room's key, `bells` the bell by scheme and number. */
export function readTimetable(
  world: World,
  bells: ReadonlyMap<string, PlanBell>,
  rooms: ReadonlyMap<string, string>,
): PlanSlot[] {
  const placed: PlacedRow[] = []
  recogniseRooms(world)
  const drafts = draftsOf<PlanSlot>(world, 'timetable', (row) => {
    const classLabel = readClass(row, world)
    const weekDay = readWord(row, 'weekDay', weekDayWords) ?? undefined
    const number = readWhole(row, 'number', 1, mostBells) ?? undefined
    const bell = findBell(row, world, bells, classLabel, number)
    const subjectId = readSubject(row)
    const subgroup = readHalf(row, { required: false })
    const load = findLoad(row, world, { classLabel, subjectId, subgroup })
    const teacherIin = readTeacher(row, world, load?.teacherIin)
    const room = readRoom(row, world)
    const halfText = keyPart(row, 'half', subgroup)
    if (weekDay && bell && classLabel && !row.dependsAlready())
      placed.push({ row, weekDay, bell, classLabel, subjectId, subgroup, teacherIin, room })
    return {
      item: whole({
        row: row.number,
        classLabel,
        weekDay,
        number,
        subjectId,
        subgroup,
        teacherIin,
        room: room && (rooms.get(room) ?? room),
      }),
      key: [
        keyPart(row, 'group', classLabel),
        keyPart(row, 'weekDay', weekDay),
        keyPart(row, 'number', number),
        halfText,
      ],
    }
  })
  const before = new Set(drafts.filter(({ row }) => row.refused()).map(({ row }) => row.number))
  refuseTwins(drafts, 'number', (one, first) =>
    first.item && first.item.subjectId !== one.item?.subjectId
      ? { code: 'finding.class-busy', about: { subject: first.row.text('subject') } }
      : { code: 'finding.duplicate' },
  )
  const twins = new Set(
    drafts.filter(({ row }) => row.refused() && !before.has(row.number)).map(({ row }) => row.number),
  )
  refuseClashes(
    world,
    placed.filter(({ row }) => !twins.has(row.number)),
  )
  const slots = admit(drafts, null)
  compareHours(world, drafts, slots)
  return slots
}

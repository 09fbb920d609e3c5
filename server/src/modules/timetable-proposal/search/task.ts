import type { SearchAsk } from '@qalam/contract/timetable-proposal/api.ts'
import { levels } from '@qalam/contract/timetable-proposal/levels.ts'
import { mostADay } from '@qalam/contract/timetable-proposal/rules.ts'
import type { Bell as SchoolBell } from '@qalam/contract/schedule/api.ts'
import { createHash } from 'node:crypto'
import type { ListBell, TeachingPlan, RoomNeed, SearchSlot, TimeSpan, SearchTask } from '../solver/task.ts'
import type { TeachingLoad, LoadSlot } from '../views.ts'

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
const bellOf = ({ number, timeStart, timeEnd }: SchoolBell): ListBell => ({
  number,
  from: minutes(timeStart),
  to: minutes(timeEnd),
})

/** Classes that get a week: those with bells and plans. */
export function laidGroups({ groups, plans }: TeachingLoad): TeachingLoad['groups'] {
  const planned = new Set(plans.map(({ groupId }) => groupId))
  return groups.filter(({ id, bells }) => bells.length > 0 && planned.has(id))
}

/** The load of a school as the search takes it. */
export function taskOf(load: TeachingLoad, { days, rooms, weights, keptGroups }: SearchAsk): SearchTask {
  const groups = laidGroups(load)
  const laid = new Set(groups.map(({ id }) => id))
  const kept = new Set(keptGroups)
  const plans = load.plans.filter(({ groupId }) => laid.has(groupId))
  const roomsNow = roomsOf(load.slots)
  const needOf = (uuid: string): RoomNeed => {
    if (rooms === 'none') return null
    if (rooms === 'any') return { kind: anyKind }
    const id = roomsNow.get(uuid)
    return id === undefined ? null : { id }
  }
  return {
    classes: groups.map(({ id, parallel, bells }) => ({
      id,
      bells: bells.map(bellOf),
      days: Array.from({ length: days }, (_, index) => index + 1),
      maxADay: mostADay(parallel, days, bells.length),
    })),
    teachers: load.teachers.map(({ id }) => ({ id, busy: busyOf(load, 'teacher', id), wishedDays: null })),
    rooms: load.cabinets.map(({ id }) => ({ id, kind: anyKind, busy: busyOf(load, 'cabinet', id) })),
    plans: plans.map(({ uuid, groupId, subjectId, subgroupId, teacherId, hours, level }): TeachingPlan => ({
      id: uuid,
      classId: groupId,
      subjectId,
      subgroupId,
      teacherId,
      hours,
      room: needOf(uuid),
      difficulty: level === null ? 0 : levels.indexOf(level),
      double: false,
    })),
    locked: lockedOf(
      load.slots.filter(({ groupId, locked }) => locked || kept.has(groupId)),
      plans,
    ),
    hardFrom: levels.indexOf('hard'),
    weights: { ...weights, teacherDays: 0 },
  }
}

const anyKind = 'room'

const busyOf = ({ closed }: TeachingLoad, kind: 'teacher' | 'cabinet', whose: number): TimeSpan[] =>
  closed
    .filter((one) => one.kind === kind && one.id === whose)
    .map(({ weekDay, timeStart, timeEnd }) => ({ day: weekDay, from: minutes(timeStart), to: minutes(timeEnd) }))

/** The room of each plan whose lessons are all in one. */
function roomsOf(slots: readonly LoadSlot[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const [plan, own] of Map.groupBy(slots, ({ planUuid }) => planUuid)) {
    const [first] = own
    if (first?.cabinetId && own.every(({ cabinetId }) => cabinetId === first.cabinetId))
      found.set(plan, first.cabinetId)
  }
  return found
}

/** Lessons that stay where they are: of a plan at most as many as it has hours. */
export function lockedOf(slots: readonly LoadSlot[], plans: TeachingLoad['plans']): SearchSlot[] {
  const left = new Map(plans.map(({ uuid, hours }) => [uuid, hours]))
  return slots.flatMap(({ planUuid, weekDay, number, cabinetId }): SearchSlot[] => {
    const hours = left.get(planUuid) ?? 0
    left.set(planUuid, hours - 1)
    return hours > 0 ? [{ planId: planUuid, day: weekDay, number, roomId: cabinetId }] : []
  })
}

const named = (what: unknown): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 32)

/** Two loads of which the same week can be laid have one stamp; names of people and subjects do not matter. */
export const loadStamp = ({ groups, plans, cabinets, closed }: TeachingLoad): string =>
  named([
    groups.map(({ id, parallel, bells }) => [id, parallel, bells.map(bellOf)]),
    plans.map(({ uuid, groupId, subjectId, subgroupId, teacherId, hours }) => [
      uuid,
      groupId,
      subjectId,
      subgroupId,
      teacherId,
      hours,
    ]),
    cabinets.map(({ id }) => id),
    closed,
  ])

/** Names the reference week with the load. */
export const weekStamp = (load: TeachingLoad): string =>
  named([loadStamp(load), load.slots.map(({ locked: _, ...slot }) => slot)])

import type { TimetableProposal } from '@qalam/contract/timetable-proposal/api.ts'

const plan = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const named = (ru: string) => ({ kz: ru, ru, en: ru })

/** A small week: two lessons of algebra, of which one moved, and one of music that has no place. */
export const proposed: TimetableProposal = {
  uuid: '00000000-0000-4000-8000-0000000000f1',
  by: 'Ермеков І. Б.',
  at: '2026-11-18T04:10:00Z',
  lessons: 2,
  unplaced: 1,
  applied: false,
  asked: {
    days: 5,
    rooms: 'kept',
    weights: { teacherWindows: 3, classWindows: 10, hardLast: 3, spread: 2, doubles: 2 },
    keptGroups: [],
    seed: 1,
  },
  score: { teacherWindows: 1, classWindows: 0, hardLast: 1, spread: 2, doubles: 0 },
  before: { teacherWindows: 12, classWindows: 3, hardLast: 6, spread: 4, doubles: 1 },
  groups: [
    {
      id: 7,
      label: '7А',
      bells: [
        { number: 1, timeStart: '08:00', timeEnd: '08:45', shift: 1 },
        { number: 2, timeStart: '08:55', timeEnd: '09:40', shift: 1 },
      ],
    },
  ],
  teachers: [{ id: 3, label: 'Сейітова А. Қ.' }],
  cabinets: [{ id: 101, label: '101' }],
  plans: [
    { uuid: plan(1), groupId: 7, subject: named('Алгебра'), subgroup: null, teacherId: 3 },
    { uuid: plan(2), groupId: 7, subject: named('Музыка'), subgroup: null, teacherId: 3 },
  ],
  slots: [
    { planUuid: plan(1), weekDay: 1, number: 1, cabinetId: 101 },
    { planUuid: plan(1), weekDay: 3, number: 2, cabinetId: 101 },
  ],
  now: [
    { planUuid: plan(1), weekDay: 1, number: 1, cabinetId: 101 },
    { planUuid: plan(1), weekDay: 2, number: 2, cabinetId: 101 },
  ],
  leftOut: [{ planUuid: plan(2), lessons: 1, code: 'teacher-hours', need: 36, have: 35 }],
  stamp: 'seen',
  moved: false,
  can: { apply: true, undo: false, remove: true },
}

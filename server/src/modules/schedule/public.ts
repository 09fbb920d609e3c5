import { giveLessons } from './repository-bulk.ts'
import { clearDays, fillDay } from './repository-day.ts'
import { retimeLessons } from './repository-retime.ts'
import { changeTeachers, holdForTeacher } from './repository-teachers.ts'
import { countRetimed, retimeClashesOf } from './views/retimed.ts'

export { bindThemes, type NewLesson, openLessons, slotKey, storeLessons, storeSlots } from './repository-bulk.ts'
export { conduct as conductLesson } from './repository.ts'

/** The lessons of whole days: taken away for days off, filled by the timetable for days of work. */
export const lessonsOfDays = { clear: clearDays, fill: fillDay }

/** The coming lessons of a bell table whose times change: how many, which of them clash, and the change itself. */
export const retimed = { count: countRetimed, clashes: retimeClashesOf, store: retimeLessons }

/** Who gives lessons: those of a plan go to another teacher; single ones are held, then given to somebody else. */
export const lessonTeachers = { give: giveLessons, hold: holdForTeacher, change: changeTeachers }

import { problem } from '../kernel/problem.ts'

/** Lessons, or slots of the timetable, are held in the room. */
export const cabinetInUse = problem<{ number: string; lessons: number; slots: number }>('cabinet.in-use')

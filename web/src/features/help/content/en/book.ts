import type { HelpAnswers } from '../answer.ts'
import { general } from './general.ts'
import { homework } from './homework.ts'
import { journal } from './journal.ts'
import { ktp } from './ktp.ts'
import { pupil } from './pupil.ts'
import { schedule } from './schedule.ts'
import { sorSoch } from './sor-soch.ts'
import { students } from './students.ts'
import { teachers } from './teachers.ts'
import { timetable } from './timetable.ts'

export const answers: HelpAnswers = {
  ...general,
  ...teachers,
  ...students,
  ...timetable,
  ...homework,
  ...schedule,
  ...ktp,
  ...journal,
  ...sorSoch,
  ...pupil,
}

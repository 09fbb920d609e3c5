/** A class of the year that ends. */
export type YearEndClass = {
  id: number
  parallel: number
  letter: string
  eduLang: string
  faculty: string | null
  leadId: number | null
  timeSchemeUuid: string | null
}

/** A calendar plan of a class, of one half where there is a number. */
export type ClassLoad = {
  groupId: number
  subjectId: number
  half: number | null
  halfName: string
  teacherId: number
  scoreType: string
  hoursPerWeek: number
}

export type YearEndPupil = { studentId: number; groupId: number }
export type InHalf = { groupId: number; subjectId: number; half: number; studentId: number }

/** A lesson of the reference week of a class. */
export type ReferenceLesson = {
  groupId: number
  subjectId: number
  half: number | null
  weekDay: number
  number: number
  cabinetId: number | null
}

/** A program of inclusive education of a class. */
export type Program = { id: number; groupId: number; description: string; timeSchemeUuid: string }
/** A stay in a program that goes on. */
export type InProgram = { id: number; programId: number; studentId: number; order: string }

/** Works of a class that are open or to come; `lastOn` is the day on which the last of them closes. */
export type Exams = { count: number; lastOn: string }

/** What a plan of a year's end is made from. */
export type YearEndFacts = {
  classes: readonly YearEndClass[]
  pupils: readonly YearEndPupil[]
  loads: readonly ClassLoad[]
  halves: readonly InHalf[]
  slots: readonly ReferenceLesson[]
  programs: readonly Program[]
  inPrograms: readonly InProgram[]
  /** Of the classes that have some. */
  exams: ReadonlyMap<number, Exams>
  /** Classes that the next year has already, by grade and letter. */
  next: ReadonlyMap<string, { id: number; isArchived: boolean }>
}

/** A class of a year by its grade and letter. */
export const keyOf = ({ parallel, letter }: { parallel: number; letter: string }) => `${parallel}${letter}`

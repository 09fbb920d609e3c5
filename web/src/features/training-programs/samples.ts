import type { ProgramStudent, TrainingProgram } from '@qalam/contract/training-programs/api.ts'

const scheme = { uuid: '6f1f4e0a-0d0f-4a7e-9a53-1d5a4a1f2b10', name: 'I', shift: 1 }

const program = (more: Pick<TrainingProgram, 'id'> & Partial<TrainingProgram>): TrainingProgram => ({
  schoolId: 1,
  parentId: 11,
  group: { id: 11, label: '7А' },
  year: 2026,
  parallel: 7,
  letter: 'А',
  eduLang: 'kz',
  faculty: null,
  personnelId: null,
  quarterStart: null,
  quarterEnd: null,
  isInStatistic: 1,
  inclusiveDescription: 'speech',
  timeSchemeUuid: scheme.uuid,
  timeScheme: scheme.name,
  students: 1,
  archivedOn: null,
  can: { edit: true },
  ...more,
})

export const programs: TrainingProgram[] = [
  program({ id: 71 }),
  program({ id: 72, inclusiveDescription: 'Үйде оқыту', students: 0 }),
]

export const archivedProgram = program({ id: 73, archivedOn: '2026-10-01', students: 0, can: { edit: false } })

export const choices = {
  groups: [
    { id: 11, label: '7А', timeSchemeUuid: scheme.uuid },
    { id: 12, label: '7Ә', timeSchemeUuid: null },
  ],
  timeSchemes: [scheme],
}

export const candidates = [
  { id: 51, name: 'Асан Алмас' },
  { id: 52, name: 'Болат Әсел' },
]

export const students: ProgramStudent[] = [
  {
    id: 1,
    contingentId: 53,
    name: 'Ғани Жанна',
    arrivalDate: '2026-09-01',
    arrivalOrder: '12-и',
    retirementDate: null,
    retirementOrder: '',
    isHere: true,
  },
  {
    id: 2,
    contingentId: 54,
    name: 'Ли Артём',
    arrivalDate: '2026-09-01',
    arrivalOrder: '12-и',
    retirementDate: '2026-10-05',
    retirementOrder: '19-и',
    isHere: false,
  },
]

import { family } from '@qalam/contract/kernel/roles.ts'
import { chosenQuarter } from '#platform/quarter.ts'
import { page, screen } from '#platform/screen.ts'

/** The week of a student (R-2.4-06); a parent reads the children's. */
export const diaryScreen = screen({
  path: '/diary',
  roles: family,
  title: 'diary.title',
  menu: { group: 'learn', order: 30, icon: 'diary' },
  reads: () => import('./reads.ts').then(({ askedNow, diaryWeek }) => [diaryWeek(askedNow())]),
  Page: page(() => import('./week/DiaryPage.tsx')),
})

/** Subjects by periods (R-2.4-07). */
export const attestationScreen = screen({
  path: '/diary/attestation',
  roles: family,
  title: 'diary.attestation',
  quarter: true,
  parent: '/diary',
  menu: { group: 'learn', order: 40, icon: 'attestation' },
  reads: () => import('./reads.ts').then(({ askedNow, attestation }) => [attestation(askedNow(), chosenQuarter())]),
  Page: page(() => import('./attestation/AttestationPage.tsx')),
})

/** The sor and soch of a quarter, by day. */
export const worksScreen = screen({
  path: '/diary/works',
  roles: family,
  title: 'diary.works',
  quarter: true,
  parent: '/diary',
  keeps: ['userId'],
  reads: () => import('./reads.ts').then(({ askedNow, quarterWorks }) => [quarterWorks(askedNow(), chosenQuarter())]),
  Page: page(() => import('./works/WorksPage.tsx')),
})

/** The week of every child of a parent, for paper. */
export const printScreen = screen({
  path: '/diary/print',
  roles: ['parent'],
  title: 'diary.print',
  parent: '/diary',
  keeps: ['date'],
  Page: page(() => import('./print/PrintPage.tsx')),
})

/** The days of absence that a family told the school of. */
export const absencesScreen = screen({
  path: '/diary/absences',
  roles: family,
  title: 'attendance.notices',
  parent: '/diary',
  keeps: ['userId'],
  reads: () => import('./reads.ts').then(({ noticesNow }) => [noticesNow()]),
  Page: page(() => import('./absences/AbsencesPage.tsx')),
})

/** Who of the school's staff opened the record by name. */
export const openingsScreen = screen({
  path: '/diary/openings',
  roles: family,
  title: 'diary.openings',
  parent: '/diary',
  keeps: ['userId'],
  reads: () => import('./reads.ts').then(({ askedNow, recordOpenings }) => [recordOpenings(askedNow())]),
  Page: page(() => import('./openings/OpeningsPage.tsx')),
})

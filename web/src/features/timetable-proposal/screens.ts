import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** A week of the whole school laid from the load. */
export const makerScreen = screen({
  path: '/backoffice/timetable-proposal',
  roles: management,
  title: 'timetable-proposal.title',
  menu: { group: 'school', order: 12, icon: 'schedule', label: 'timetable-proposal.menu' },
  reads: () =>
    import('./reads.ts').then(({ load, closedTimes, locks, subjectLevels, proposals }) => [
      load,
      closedTimes,
      locks,
      subjectLevels,
      proposals,
    ]),
  Page: page(() => import('./MakerPage.tsx')),
})

/** One proposed week beside the reference week. */
export const proposalScreen = screen({
  path: '/backoffice/timetable-proposal/:uuid',
  where: { uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ },
  roles: management,
  title: 'timetable-proposal.one-title',
  parent: '/backoffice/timetable-proposal',
  reads: ({ uuid }) => import('./reads.ts').then(({ proposalOf }) => [proposalOf(uuid)]),
  Page: page(() => import('./ProposalPage.tsx')),
})

/** How hard the subjects of the school are. */
export const levelsScreen = screen({
  path: '/backoffice/timetable-proposal/subjects',
  roles: management,
  title: 'timetable-proposal.levels',
  parent: '/backoffice/timetable-proposal',
  reads: () => import('./reads.ts').then(({ subjectLevels }) => [subjectLevels]),
  Page: page(() => import('./levels/LevelsPage.tsx')),
})

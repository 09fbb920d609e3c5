import type { Group } from '@qalam/contract/groups/group.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { say } from '#platform/http/errors.ts'
import type { TableSheet } from '#platform/http/table-file.ts'

/** The groups as a table of a file. */
export const sheetIn = (language: Language): TableSheet<Group> => ({
  title: 'groups.title',
  columns: {
    label: { title: 'groups.label', cell: ({ label }) => label },
    lang: { title: 'groups.lang', cell: ({ eduLang }) => say(language, `dictionaries.language.${eduLang}`) },
    lead: { title: 'groups.lead', cell: ({ lead }) => lead?.name ?? '' },
    students: { title: 'groups.students', cell: ({ students }) => students },
    boys: { title: 'groups.boys', cell: ({ boys }) => boys },
    girls: { title: 'groups.girls', cell: ({ girls }) => girls },
    shift: { title: 'groups.shift', cell: ({ timeScheme }) => timeScheme?.shift ?? '' },
    scheme: { title: 'groups.scheme', cell: ({ timeScheme }) => timeScheme?.name ?? '' },
    statistic: {
      title: 'groups.statistic',
      cell: ({ isInStatistic }) => say(language, isInStatistic === 1 ? 'groups.online' : 'groups.offline'),
    },
  },
})

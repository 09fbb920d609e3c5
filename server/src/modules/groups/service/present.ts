import type { Group } from '@qalam/contract/groups/group.ts'
import { groupLabel } from '@qalam/contract/groups/rules.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import type { Context } from '#platform/context.ts'
import { canEdit } from '../policy.ts'
import type { ListedRow } from '../views/list.ts'

export function present({ actor }: Pick<Context, 'actor'>, row: ListedRow): Group {
  const { leadId, lead, schemeUuid, scheme, shift, isInStatistic, archivedAt, ...rest } = row
  return {
    ...rest,
    label: groupLabel(row),
    lead: leadId !== null && lead !== null ? { id: leadId, name: lead } : null,
    timeScheme:
      schemeUuid !== null && scheme !== null && shift !== null ? { uuid: schemeUuid, name: scheme, shift } : null,
    isInStatistic: isInStatistic ? 1 : 0,
    archivedOn: archivedAt && localDay(archivedAt),
    can: { edit: canEdit(actor) },
  }
}

import type { GroupDraft } from '@qalam/contract/groups/group.ts'
import type { useDraft } from '#platform/draft.ts'

/** The draft of a class, as the parts of its form take it. */
export type DraftOfGroup = ReturnType<typeof useDraft<typeof GroupDraft>>

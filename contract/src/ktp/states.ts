/** Where a calendar plan stands on its way (order №130): written, sent, reviewed, approved. */
export const planStates = ['draft', 'sent', 'reviewed', 'approved'] as const
export type PlanState = (typeof planStates)[number]

/** What somebody is to a plan. `hasReviewer`: a reviewer is named for its subject. */
export type PlanRights = { edits: boolean; reviews: boolean; manages: boolean; hasReviewer: boolean }

/** The states that somebody may bring a plan into now. Back to draft is a return, with its reason. */
export function movesOf(state: PlanState, { edits, reviews, manages, hasReviewer }: PlanRights): PlanState[] {
  switch (state) {
    case 'draft':
      return edits ? ['sent'] : []
    case 'sent':
      return [
        ...(reviews || (manages && hasReviewer) ? (['reviewed'] as const) : []),
        // Where nobody reviews, the deputy or the director approves at once.
        ...(manages && !hasReviewer ? (['approved'] as const) : []),
        ...(reviews || manages ? (['draft'] as const) : []),
      ]
    case 'reviewed':
      return manages ? ['approved', 'draft'] : []
    case 'approved':
      return manages ? ['draft'] : []
  }
}

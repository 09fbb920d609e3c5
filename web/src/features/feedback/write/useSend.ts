import { feedback } from '@qalam/contract/feedback/api.ts'
import type { AnyDraft } from '@qalam/contract/feedback/shapes.ts'
import { useCommand } from '#platform/api.ts'
import { noticeStays, tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { everyReview } from '../reads.ts'

/** Sends a review; a success title and its message stay for 5000 ms (ERR-FB-1). */
export function useSend() {
  const { mutateAsync } = useCommand(feedback.review, { refresh: everyReview })
  return async (body: AnyDraft): Promise<void> => {
    await mutateAsync({ body })
    tellSuccess(`${text('feedback.sent-title')}. ${text('feedback.sent')}`, noticeStays)
  }
}

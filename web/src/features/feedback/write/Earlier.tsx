import type { ReviewType } from '@qalam/contract/feedback/rules.ts'
import type { Review } from '@qalam/contract/feedback/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { text } from '#platform/text.ts'
import { FormSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { earlier } from '../reads.ts'

type Props = { type: ReviewType; slug: string; onClose: () => void; children: (review: Review | null) => ReactNode }

/** A review of a thing begins with what the person wrote of it before: a second one changes the first. */
export function Earlier({ type, slug, onClose, children }: Props) {
  const { data, error, refetch } = useQuery({ ...earlier(type, slug), gcTime: 0 })
  if (data !== undefined) return children(data.review)
  return (
    <Dialog title={text('feedback.dialog')} onClose={onClose}>
      {error ? (
        <>
          <Complaint text={error.message} />
          <Button onClick={() => void refetch()}>{text('common.retry')}</Button>
        </>
      ) : (
        <FormSkeleton fields={3} />
      )}
    </Dialog>
  )
}

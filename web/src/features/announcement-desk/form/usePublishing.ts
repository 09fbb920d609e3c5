import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { uuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { linkTo, navigate } from '#platform/screen.ts'
import { type MessageKey, text } from '#platform/text.ts'
import { places } from '../reads.ts'

type Published = { id: string; version: number; stage: string }

/**
 * What a form needs that is stored as a draft or published: an id for a new one, the place that the writer has, and
 * which of the two buttons was pressed. What is out already is published by every save.
 */
export function usePublishing(known: Published | null, list: string, published: MessageKey) {
  const { own } = useSuspenseQuery(places('')).data
  const [id] = useState(() => known?.id ?? uuid())
  const asDraft = useRef(false)
  const isOut = known !== null && known.stage !== 'draft'
  return {
    id,
    own,
    isOut,
    /** Which version is stored over, and whether it is to be seen. */
    how: () => ({ version: known?.version ?? 0, publish: isOut || !asDraft.current }),
    submit: (isDraft: boolean, send: () => Promise<unknown>) => {
      asDraft.current = isDraft
      return send()
    },
    done: () => {
      tellSuccess(text(asDraft.current ? 'announcement-desk.stored' : published))
      navigate(linkTo(list))
    },
  }
}

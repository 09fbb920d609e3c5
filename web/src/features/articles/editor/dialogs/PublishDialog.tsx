import { articles } from '@qalam/contract/articles/api.ts'
import type { ArticleContent } from '@qalam/contract/articles/article.ts'
import type { ArticleDraft } from '@qalam/contract/articles/draft.ts'
import { faultsOf } from '@qalam/contract/articles/faults.ts'
import { addDays, localClock, localDay } from '@qalam/contract/kernel/calendar.ts'
import { FieldProblems, Problem } from '@qalam/contract/kernel/problem.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { momentText, today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ClockField } from '#ui/fields/ClockField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyArticle } from '../../reads.ts'
import { FaultsDialog } from './FaultsDialog.tsx'
import { momentOf, When } from './moment.ts'

type Props = { draft: ArticleDraft; content: ArticleContent; version: number; onClose: () => void }

/** Lets an article out, now or at a moment; what it lacks is said first. */
export function PublishDialog({ draft, content, version, onClose }: Props) {
  const faults = faultsOf(content)
  return faults.length > 0 ? (
    <FaultsDialog faults={faults} onClose={onClose} />
  ) : (
    <WhenDialog draft={draft} version={version} onClose={onClose} />
  )
}

function WhenDialog({ draft, version, onClose }: Omit<Props, 'content'>) {
  const at = draft.publishAt ? new Date(draft.publishAt) : null
  const [problem, setProblem] = useState<string | null>(null)
  const publish = useCommand(articles.publish, { refresh: everyArticle, silent: true })
  const form = useDraft({
    schema: When,
    start: {
      when: at ? 'later' : 'now',
      day: at ? localDay(at) : addDays(today(), 1),
      time: at ? localClock(at) : '09:00',
    },
    send: async (when) => {
      setProblem(null)
      const publishAt = momentOf(when)
      try {
        await publish.mutateAsync({ params: { articleId: draft.uuid }, body: { version, publishAt } })
      } catch (failure) {
        if (failure instanceof Problem && !(failure instanceof FieldProblems)) setProblem(saidBy(failure))
        throw failure
      }
      tellSuccess(publishAt ? text('article.is-scheduled', { at: momentText(publishAt) }) : text('article.is-out'))
    },
    done: onClose,
  })

  return (
    <FormDialog
      title={text('article.publish')}
      action={text(form.value.when === 'later' ? 'article.plan' : 'article.publish')}
      submit={form.submit}
      busy={form.busy}
      error={problem ?? form.problem}
      onClose={onClose}
    >
      <RadioGroup
        label={text('article.publish-when')}
        column
        choices={(['now', 'later'] as const).map((value) => ({ value, label: text(`article.publish-${value}`) }))}
        {...form.field('when')}
      />
      {form.value.when === 'later' && (
        <FieldRow>
          <DateField
            label={text('article.publish-day')}
            required
            clearable={false}
            min={today()}
            max={addDays(today(), 366)}
            {...form.field('day')}
          />
          <ClockField label={text('article.publish-time')} required {...form.field('time')} />
        </FieldRow>
      )}
    </FormDialog>
  )
}

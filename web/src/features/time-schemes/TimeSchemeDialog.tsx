import { type Retiming, type TimeScheme, TimeSchemeDraft, timeSchemes } from '@qalam/contract/time-schemes/api.ts'
import { periodsOf } from '@qalam/contract/time-schemes/rules.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { FillDay, usualDay } from './FillDay.tsx'
import { PeriodRows, toWire } from './PeriodRows.tsx'
import { everyList } from './reads.ts'
import { RetimeDialog } from './RetimeDialog.tsx'
import { troubleIn } from './trouble.ts'

const shifts = [1, 2, 3]
type Body = z.input<typeof TimeSchemeDraft>

/** A new bell table, or one that is changed; where lessons stand at its old times it asks what becomes of them. */
export function TimeSchemeDialog({ scheme, onClose }: { scheme?: TimeScheme; onClose: () => void }) {
  const create = useCommand(timeSchemes.create, { refresh: everyList })
  const update = useCommand(timeSchemes.update, { refresh: everyList })
  const ask = useCommand(timeSchemes.retiming)
  const [asked, setAsked] = useState<{ body: Body; retiming: Retiming } | null>(null)
  const draft = useDraft({
    schema: TimeSchemeDraft,
    start: {
      name: scheme?.name ?? '',
      shift: scheme?.shift ?? 1,
      lessons: (scheme?.lessons ?? periodsOf(usualDay)).map(toWire),
    },
    send: async (parsed) => {
      const body = z.encode(TimeSchemeDraft, parsed)
      if (!scheme) return finish(create.mutateAsync({ body }))
      const retiming = await ask.mutateAsync({ body: { ...body, uuid: scheme.uuid } })
      if (retiming.lessons > 0) return setAsked({ body, retiming })
      return finish(update.mutateAsync({ body: { ...body, uuid: scheme.uuid, retime: false } }))
    },
  })
  const trouble = troubleIn(draft.value.lessons ?? [])

  const finish = async (stored: Promise<TimeScheme>, said = text('time-schemes.stored')) => {
    await stored
    tellSuccess(said)
    onClose()
  }

  if (scheme && asked)
    return (
      <RetimeDialog
        retiming={asked.retiming}
        store={(retime) =>
          finish(
            update.mutateAsync({ body: { ...asked.body, uuid: scheme.uuid, retime } }),
            retime ? text('time-schemes.retimed', { count: asked.retiming.lessons }) : undefined,
          )
        }
        onClose={() => setAsked(null)}
      />
    )
  return (
    <FormDialog
      title={scheme ? text('time-schemes.edit-title', { name: scheme.name }) : text('time-schemes.add')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      disabled={trouble !== null}
      changed={draft.touched}
      error={trouble ?? draft.problem}
      width={540}
      onClose={onClose}
    >
      <FieldRow>
        <TextField label={text('time-schemes.name')} required max={60} autoFocus {...draft.field('name')} />
        <SelectField
          label={text('time-schemes.shift')}
          required
          choices={shifts.map((value) => ({ value, label: text('time-schemes.shift-of', { shift: value }) }))}
          {...draft.field('shift')}
        />
      </FieldRow>
      <FillDay onFill={(periods) => draft.set('lessons', periods.map(toWire))} />
      <PeriodRows
        periods={draft.value.lessons ?? []}
        errors={draft.errors}
        onChange={(lessons) => draft.set('lessons', lessons)}
      />
    </FormDialog>
  )
}

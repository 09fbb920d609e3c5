import { type Stage, stages } from '@qalam/contract/news/audience.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Badge } from '#ui/page/Badge.tsx'

const tones = { draft: 'neutral', planned: 'accent', running: 'success', ended: 'neutral' } as const

export const StageBadge = ({ stage }: { stage: Stage }) => (
  <Badge tone={tones[stage]}>{text(`announcement-desk.stage-${stage}`)}</Badge>
)

type Props = { value: Stage | undefined; onChange: (stage: Stage | undefined) => void }

/** Narrows a desk to what has come so far. */
export const StageFilter = ({ value, onChange }: Props) => (
  <SelectField<Stage>
    bare
    label={text('announcement-desk.stage')}
    value={value ?? null}
    placeholder={text('announcement-desk.every-stage')}
    onChange={(stage) => onChange(stage ?? undefined)}
    choices={stages.map((stage) => ({ value: stage, label: text(`announcement-desk.stage-${stage}`) }))}
  />
)

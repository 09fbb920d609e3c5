import type { Draft } from '@qalam/contract/content/draft.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { builderAddress } from '../addresses.ts'
import { Reading } from './Reading.tsx'

/** The whole document to be read; its author gets back to writing from here. */
export function PreviewPart({ draft }: { draft: Draft }) {
  const addressOf = (file: string) => draft.files.find((one) => one.uuid === file)?.url
  return (
    <Screen
      title={draft.title}
      lead={text('content.preview-lead', { kind: text(`content.kind-${draft.kind}`), owner: draft.owner.name })}
      actions={
        draft.can.edit && <LinkButton href={builderAddress(draft.kind, draft.uuid)}>{text('common.edit')}</LinkButton>
      }
    >
      <Card>
        <Reading pages={draft.pages} addressOf={addressOf} />
      </Card>
    </Screen>
  )
}

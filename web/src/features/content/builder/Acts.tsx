import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconRedo, IconUndo } from './icons.ts'
import type { Builder } from './state/useBuilder.ts'

export type BuilderDialog = 'preview' | 'publish' | 'settings' | 'statistics' | 'uses'

type Props = { builder: Builder; faults: number; open: (dialog: BuilderDialog) => void }

/** What is done with the whole document. */
export function Acts({ builder, faults, open }: Props) {
  return (
    <>
      <IconButton label={text('content.undo-document')} disabled={!builder.canUndo} onClick={builder.undo}>
        <IconUndo />
      </IconButton>
      <IconButton label={text('content.redo')} disabled={!builder.canRedo} onClick={builder.redo}>
        <IconRedo />
      </IconButton>
      <Menu
        label={text('content.more')}
        align="end"
        items={[
          { label: text('content.settings'), onSelect: () => open('settings') },
          { label: text('content.statistics'), onSelect: () => open('statistics') },
          { label: text('content.versions'), onSelect: () => open('uses') },
          { label: text('bank.title'), href: linkTo('/control/question-bank') },
        ]}
      />
      <Button onClick={() => open('preview')}>{text('content.preview')}</Button>
      <Button kind="main" onClick={() => open('publish')}>
        {faults > 0 ? text('content.publish-faults', { count: faults }) : text('content.publish')}
      </Button>
    </>
  )
}

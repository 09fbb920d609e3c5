import { plainText } from '@qalam/contract/rich/document.ts'
import type { DraftModule } from '@qalam/contract/content/draft.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import styles from './ConflictDialog.module.css'
import { differences, merged, type Side } from '../state/saving.ts'
import type { Page, Whole } from '../state/whole.ts'

type Props = { mine: Whole; theirs: Whole; onSettle: (chosen: Whole) => void }

const sides = ['mine', 'theirs'] as const
const choices = () => sides.map((value) => ({ value, label: text(`content.side-${value}`) }))

/** The document was stored elsewhere meanwhile: both sides of each page that differs, and a person chooses. */
export function ConflictDialog({ mine, theirs, onSettle }: Props) {
  const pages = differences(mine, theirs)
  const [choice, setChoice] = useState<ReadonlyMap<string, Side>>(
    () => new Map(pages.map(({ uuid, mine: own }) => [uuid, own ? 'mine' : 'theirs'])),
  )
  const [frame, setFrame] = useState<Side>('mine')
  const isFrameSame = JSON.stringify([mine.head, mine.settings]) === JSON.stringify([theirs.head, theirs.settings])
  const settle = () => onSettle(merged(mine, theirs, choice, frame))

  return (
    <FormDialog
      title={text('content.conflict')}
      width={920}
      locked
      action={text('content.conflict-go')}
      submit={settle}
      onClose={settle}
    >
      <p>{text('content.conflict-lead')}</p>
      {!isFrameSame && (
        <RadioGroup
          label={text('content.conflict-frame', { mine: mine.head.title, theirs: theirs.head.title })}
          value={frame}
          onChange={(next) => setFrame(next ?? 'mine')}
          choices={choices()}
        />
      )}
      {pages.map(({ uuid, mine: own, theirs: other }) => (
        <section key={uuid} className={styles.conflict}>
          <RadioGroup
            label={text('content.conflict-page', { title: own?.title ?? other?.title ?? '' })}
            value={choice.get(uuid) ?? 'theirs'}
            onChange={(next) => setChoice(new Map(choice).set(uuid, next ?? 'mine'))}
            choices={choices()}
          />
          <div className={styles.sides}>
            <SideOf name={text('content.side-mine')} page={own} />
            <SideOf name={text('content.side-theirs')} page={other} />
          </div>
        </section>
      ))}
    </FormDialog>
  )
}

const SideOf = ({ name, page }: { name: string; page: Page | null }) => (
  <div className={styles.side}>
    <h4>{name}</h4>
    {page ? <pre>{[page.title, ...page.modules.map(wordsOf)].join('\n\n')}</pre> : <p>{text('content.no-page')}</p>}
  </div>
)

/** A module in plain words, so that two of them can be compared. */
function wordsOf(module: DraftModule): string {
  switch (module.kind) {
    case 'heading':
    case 'formula':
      return module.text
    case 'text':
      return plainText(module.text)
    case 'picture':
      return [module.file?.name, module.alt, module.caption].filter(Boolean).join(' · ')
    case 'file':
      return [module.file?.name, module.title].filter(Boolean).join(' · ')
    case 'audio':
      return [module.file?.name, module.title, module.words].filter(Boolean).join(' · ')
    case 'film':
      return [module.file?.name, module.title, module.captions].filter(Boolean).join(' · ')
    case 'video':
      return [module.title, module.url].filter(Boolean).join(' · ')
    case 'drawn':
      return [
        text('content.drawn-name', { take: module.take, has: module.questions.length }),
        ...module.questions.map(({ exercise }) => `– ${exercise.prompt}`),
      ].join('\n')
    case 'exercise': {
      const { exercise } = module
      const written = JSON.stringify(exercise).matchAll(/"(?:text|before|after)":"((?:[^"\\]|\\.)*)"/g)
      return [exercise.prompt, ...[...written].map(([, words]) => `– ${words ?? ''}`)].join('\n')
    }
  }
}

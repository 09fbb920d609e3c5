import type { DraftModule } from '@qalam/contract/content/draft.ts'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { RichField } from '#ui/rich/text/RichField.tsx'
import { drawDraft } from '../../reading/Formula.tsx'
import { useHeld } from '../files.tsx'
import type { PlainKind } from '../state/fresh.ts'
import { FileField } from './FileField.tsx'
import { FormulaEditor } from './FormulaEditor.tsx'

type Plain = Extract<DraftModule, { kind: PlainKind }>
type Props = { module: Plain; onChange: (next: Plain, typing?: string) => void }

/** The fields of a module that is no exercise. */
export function PlainEditor({ module, onChange }: Props) {
  const { store, addressOf } = useHeld()
  switch (module.kind) {
    case 'heading':
      return (
        <TextField
          label={text('content.heading-text')}
          max={200}
          value={module.text}
          onChange={(next) => onChange({ ...module, text: next }, 'text')}
        />
      )
    case 'text':
      return (
        <RichField
          label={text('content.text')}
          value={module.text}
          onChange={(next) => onChange({ ...module, text: next }, 'text')}
          pictures={{ store: (file) => store(file).then(({ uuid }) => uuid), addressOf }}
          drawMath={drawDraft}
        />
      )
    case 'formula':
      return <FormulaEditor value={module.text} onChange={(next) => onChange({ ...module, text: next }, 'text')} />
    case 'picture':
      return <PictureEditor module={module} onChange={onChange} />
    case 'file':
      return (
        <>
          <FileField file={module.file} onFile={(file) => onChange({ ...module, file })} />
          <TextField
            label={text('content.file-title')}
            max={200}
            value={module.title}
            onChange={(title) => onChange({ ...module, title }, 'title')}
          />
        </>
      )
    case 'audio':
      return <AudioEditor module={module} onChange={onChange} />
    case 'film':
      return <FilmEditor module={module} onChange={onChange} />
    case 'video':
      return <VideoEditor module={module} onChange={onChange} />
  }
}

type Part<Kind> = { module: Extract<Plain, { kind: Kind }>; onChange: Props['onChange'] }

const PictureEditor = ({ module, onChange }: Part<'picture'>) => (
  <>
    <FileField of="picture" file={module.file} alt={module.alt} onFile={(file) => onChange({ ...module, file })} />
    <TextField
      label={text('content.alt')}
      hint={text('content.alt-hint')}
      required
      max={300}
      value={module.alt}
      onChange={(alt) => onChange({ ...module, alt }, 'alt')}
    />
    <TextField
      label={text('content.caption')}
      max={300}
      value={module.caption}
      onChange={(caption) => onChange({ ...module, caption }, 'caption')}
    />
  </>
)

const AudioEditor = ({ module, onChange }: Part<'audio'>) => (
  <>
    <FileField of="audio" file={module.file} onFile={(file) => onChange({ ...module, file })} />
    <TextField
      label={text('content.media-title')}
      max={200}
      value={module.title}
      onChange={(title) => onChange({ ...module, title }, 'title')}
    />
    <TextArea
      label={text('content.words')}
      hint={text('content.words-hint')}
      required
      max={20_000}
      rows={4}
      value={module.words}
      onChange={(words) => onChange({ ...module, words }, 'words')}
    />
  </>
)

const FilmEditor = ({ module, onChange }: Part<'film'>) => (
  <>
    <FileField of="film" file={module.file} onFile={(file) => onChange({ ...module, file })} />
    <TextField
      label={text('content.media-title')}
      max={200}
      value={module.title}
      onChange={(title) => onChange({ ...module, title }, 'title')}
    />
    <CheckField
      label={text('content.mute')}
      value={module.mute}
      onChange={(mute) => onChange({ ...module, mute: mute === true })}
    />
    {!module.mute && (
      <TextArea
        label={text('content.captions')}
        hint={text('content.captions-hint')}
        required
        max={40_000}
        rows={6}
        value={module.captions}
        onChange={(captions) => onChange({ ...module, captions }, 'captions')}
      />
    )}
  </>
)

const VideoEditor = ({ module, onChange }: Part<'video'>) => (
  <>
    <TextField
      label={text('content.video-url')}
      hint={text('content.video-hint')}
      type="url"
      required
      max={500}
      value={module.url}
      onChange={(url) => onChange({ ...module, url }, 'url')}
    />
    <TextField
      label={text('content.video-title')}
      max={200}
      value={module.title}
      onChange={(title) => onChange({ ...module, title }, 'title')}
    />
  </>
)

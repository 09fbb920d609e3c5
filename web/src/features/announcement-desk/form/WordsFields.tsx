import { altLength, kinds, labelLength, lastings, type NewsNoticeDraft, textLength } from '@qalam/contract/news/desk.ts'
import { standingPlaces } from '@qalam/contract/news/shown.ts'
import { linkLength } from '@qalam/contract/news/rules.ts'
import type { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type FormPicture, PictureField } from './PictureField.tsx'
import { ThreeTexts } from './ThreeTexts.tsx'

type Draft = ReturnType<typeof useDraft<typeof NewsNoticeDraft>>
type Props = {
  draft: Draft
  isNew: boolean
  picture: FormPicture | null
  onPicture: (picture: FormPicture | null) => void
}

/** What is said: the kind, the words, a picture and a button. */
export function WordsFields({ draft, isNew, picture, onPicture }: Props) {
  const kind = draft.value.kind ?? 'banner'
  const isLinked = (draft.value.link ?? '') !== ''
  draft.field('picture')
  return (
    <>
      {isNew && (
        <RadioGroup
          label={text('announcement-desk.kind')}
          choices={kinds.map((value) => ({ value, label: text(`announcement-desk.kind-${value}`) }))}
          {...draft.field('kind')}
        />
      )}
      {kind === 'banner' && (
        <SelectField
          label={text('announcement-desk.place')}
          required
          choices={standingPlaces.map((value) => ({ value, label: text(`announcement-desk.place-${value}`) }))}
          {...draft.field('place')}
        />
      )}
      <ThreeTexts
        {...{ name: 'text', label: text('announcement-desk.text'), errors: draft.errors, required: true }}
        value={draft.field('text').value}
        max={textLength[kind]}
        area
        onChange={(words, about) => draft.set('text', words, about)}
      />
      <RadioGroup
        label={text('announcement-desk.lasting')}
        choices={lastings.map((value) => ({ value, label: text(`announcement-desk.lasting-${value}`) }))}
        {...draft.field('lasting')}
      />
      <PictureField picture={picture} error={draft.errors['picture']} onChange={onPicture} />
      {picture && (
        <ThreeTexts
          {...{ name: 'alt', label: text('announcement-desk.alt'), errors: draft.errors, max: altLength }}
          value={draft.field('alt').value}
          onChange={(words, about) => draft.set('alt', words, about)}
        />
      )}
      <TextField
        label={text('announcement-desk.link')}
        hint={text('announcement-desk.link-hint')}
        max={linkLength}
        {...draft.field('link')}
      />
      {isLinked && (
        <ThreeTexts
          {...{ name: 'label', label: text('announcement-desk.button'), errors: draft.errors, required: true }}
          value={draft.field('label').value}
          max={labelLength}
          onChange={(words, about) => draft.set('label', words, about)}
        />
      )}
    </>
  )
}

import type { ArticleContent, NamedPlace } from '@qalam/contract/articles/article.ts'
import { mostPlaces } from '@qalam/contract/articles/audience.ts'
import type { ArticleDraft } from '@qalam/contract/articles/draft.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { CheckList } from '#ui/fields/CheckList.tsx'
import { SearchMany } from '#ui/fields/SearchMany.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { placesCalled } from '../../reads.ts'
import styles from '../Editor.module.css'
import { keyOf, placeOf } from './places.ts'

type Props = {
  draft: ArticleDraft
  content: ArticleContent
  onAudience: (audience: ArticleContent['audience']) => void
  onOpen: (open: boolean) => void
}

/** Roles and places that an article names: nobody reads what does not name them. */
export function AudienceFields({ draft, content: { audience, open }, onAudience, onOpen }: Props) {
  const { roles } = draft.desk
  const hasAll = audience.roles.length === roles.length
  return (
    <div className={styles.fields}>
      <CheckList
        label={text('article.roles')}
        value={audience.roles}
        onChange={(next) => onAudience({ ...audience, roles: [...next] })}
        choices={roles.map((value) => ({ value, label: text(`role.${value}`) }))}
      />
      <div className={styles.row}>
        <Button size="small" onClick={() => onAudience({ ...audience, roles: hasAll ? [] : roles })}>
          {text(hasAll ? 'article.no-roles' : 'article.all-roles')}
        </Button>
      </div>
      <Places draft={draft} audience={audience} onAudience={onAudience} />
      <SwitchField
        label={text('article.open-to-all')}
        hint={text('article.open-hint')}
        value={open}
        onChange={onOpen}
      />
    </div>
  )
}

type PlacesProps = Pick<Props, 'draft' | 'onAudience'> & { audience: ArticleContent['audience'] }

/** A school tells only itself; others choose among what lies under them. */
function Places({ draft, audience, onAudience }: PlacesProps) {
  const [search, setSearch] = useState('')
  const { data = [], isFetching } = useQuery(placesCalled(search))
  const asChoice = (place: NamedPlace) => ({
    value: keyOf(place),
    label: text(`article.place-${place.kind}`, { name: named(place.name) }),
  })
  return (
    <SearchMany
      label={text('article.places')}
      required
      hint={draft.desk.kind === 'school' ? undefined : text('article.places-hint')}
      max={mostPlaces}
      value={audience.places.map(keyOf)}
      onChange={(keys) => onAudience({ ...audience, places: keys.flatMap(placeOf) })}
      choices={data.map(asChoice)}
      known={draft.places.map(asChoice)}
      onSearch={setSearch}
      busy={isFetching}
    />
  )
}

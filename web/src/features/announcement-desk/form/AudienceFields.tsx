import type { Role } from '@qalam/contract/kernel/roles.ts'
import { type NewsPlace, rolesWithin, type Scope } from '@qalam/contract/news/audience.ts'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayLong } from '#platform/dates.ts'
import type { DraftField } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { CheckList } from '#ui/fields/CheckList.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { places } from '../reads.ts'
import { placeName } from '../words.ts'

type Props = {
  roles: DraftField<Role[]>
  scope: DraftField<Scope>
  scopeId: DraftField<number | null>
  since: DraftField<string>
  until: DraftField<string>
  /** The place that stands there, by name. */
  known: NewsPlace | null
  /** The first day that may be chosen; what runs already keeps its own. */
  today: string
  onPlace: (scope: Scope, scopeId: number | null) => void
}

const keyOf = ({ scope, scopeId }: Pick<NewsPlace, 'scope' | 'scopeId'>): string => `${scope}:${scopeId ?? ''}`

/** Whom something is for and on which days: a role, a place within the writer's reach, a first and a last day. */
export function AudienceFields({ roles, scope, scopeId, since, until, known, today, onPlace }: Props) {
  const within = rolesWithin(scope.value ?? 'school')
  return (
    <>
      <PlaceField
        value={{ scope: scope.value ?? 'school', scopeId: scopeId.value ?? null }}
        error={scopeId.error ?? scope.error}
        known={known}
        onPlace={onPlace}
      />
      <CheckList
        label={text('announcement-desk.roles')}
        required
        value={roles.value ?? []}
        error={roles.error}
        onChange={(chosen) => roles.onChange([...chosen])}
        choices={within.map((role) => ({ value: role, label: text(`role.${role}`) }))}
      />
      <FieldRow>
        <DateField
          label={text('announcement-desk.since')}
          required
          min={since.value && since.value < today ? since.value : today}
          {...since}
        />
        <DateField
          label={text('announcement-desk.until')}
          required
          min={today}
          hint={until.value ? text('announcement-desk.until-hint', { day: dayLong(until.value) }) : undefined}
          {...until}
        />
      </FieldRow>
    </>
  )
}

type PlaceProps = {
  value: Pick<NewsPlace, 'scope' | 'scopeId'>
  error: string | undefined
  known: NewsPlace | null
  onPlace: Props['onPlace']
}

/** A school writes to itself: there is nothing to choose. Others look for a school, a district or a region of theirs. */
function PlaceField({ value, error, known, onPlace }: PlaceProps) {
  const { data } = useSuspenseQuery(places(''))
  const [search, setSearch] = useState('')
  const found = useQuery({ ...places(search), placeholderData: keepPreviousData })
  const { own } = data
  if (own.scope === 'school')
    return (
      <div>
        <p>{text('announcement-desk.to-own', { name: placeName(own.scope, own.name) })}</p>
        {error && <Complaint text={error} />}
      </div>
    )

  const choices = [own, ...(found.data?.found ?? [])].filter(
    (place, at, all) => all.findIndex((other) => keyOf(other) === keyOf(place)) === at,
  )
  const label = (place: NewsPlace) => placeName(place.scope, place.name)
  return (
    <SearchSelect<string>
      label={text('announcement-desk.place-of-audience')}
      required
      value={keyOf(value)}
      error={error}
      busy={found.isFetching}
      onSearch={setSearch}
      chosenLabel={known ? label(known) : ''}
      choices={choices.map((place) => ({
        value: keyOf(place),
        label: label(place),
        group: text(`announcement-desk.scope-${place.scope}`),
      }))}
      onChange={(key) => {
        const place = choices.find((one) => keyOf(one) === key)
        if (place) onPlace(place.scope, place.scopeId)
      }}
    />
  )
}

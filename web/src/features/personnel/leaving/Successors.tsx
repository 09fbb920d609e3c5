import type { Leaving } from '@qalam/contract/personnel/leaving.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { type Chosen, keyOf } from './chosen.ts'

type Props = { data: Leaving; chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** A line for each plan and class, and what waits for a replacement whoever follows. */
export function Successors({ data, chosen, onChoose }: Props) {
  const { plans, groups, teachers, reviews, between, standsIn } = data
  const language = currentLanguage()
  const choose = (key: string) => (id: number | null | undefined) => {
    const { [key]: _before, ...rest } = chosen
    onChoose(typeof id === 'number' ? { ...rest, [key]: id } : rest)
  }
  const choices = teachers.map(({ id, label }) => ({ value: id, label }))
  const leaders = teachers.filter(({ mayLead }) => mayLead).map(({ id, label }) => ({ value: id, label }))
  return (
    <>
      {plans.map(({ uuid, group, subject, subgroup, lessons }) => (
        <SearchSelect
          key={uuid}
          label={[group, subject[language], subgroup].filter(Boolean).join(', ')}
          hint={text('leaving.lessons', { count: lessons })}
          placeholder={text('leaving.nobody-plan')}
          value={chosen[keyOf.plan(uuid)] ?? null}
          choices={choices}
          onChange={choose(keyOf.plan(uuid))}
        />
      ))}
      {groups.map(({ id, label }) => (
        <SearchSelect
          key={id}
          label={text('leaving.class-of', { label })}
          placeholder={text('leaving.nobody-class')}
          value={chosen[keyOf.group(id)] ?? null}
          choices={leaders}
          onChange={choose(keyOf.group(id))}
        />
      ))}
      {plans.length + groups.length === 0 && <p>{text('leaving.nothing')}</p>}
      {between > 0 && <p>{text('leaving.between', { count: between })}</p>}
      {standsIn > 0 && <p>{text('leaving.stands-in', { count: standsIn })}</p>}
      {reviews.length > 0 && (
        <p>{text('leaving.reviews', { subjects: reviews.map((name) => name[language]).join(', ') })}</p>
      )}
    </>
  )
}

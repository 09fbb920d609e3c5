import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { subjectText } from '../week/words.ts'
import type { TileActions } from './actions.ts'
import styles from './Tile.module.css'

export function TileMenu({ lesson, actions }: { lesson: LessonCard; actions: TileActions }) {
  const { edit, bind, remove, pick } = actions

  return (
    <span className={`${styles.menu} no-print`}>
      <Menu
        label={text('schedule.actions', { subject: subjectText(lesson) })}
        face="dots"
        align="end"
        items={[
          { label: text('common.edit'), onSelect: () => edit(lesson) },
          { label: text('schedule.change-type'), onSelect: () => bind(lesson) },
          ...(pick ? [{ label: text('schedule.move'), onSelect: () => pick(lesson) }] : []),
          { label: text('common.delete'), danger: true, onSelect: () => remove(lesson) },
        ]}
      />
    </span>
  )
}

import { linkTo, useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

/** The pages of a diary; the child stays chosen. */
export function DiaryTabs({ active }: { active: 'week' | 'works' | 'attestation' | 'absences' | 'openings' }) {
  const [{ userId }] = useFilters()

  return (
    <LinkTabs
      label={text('diary.parts')}
      active={active}
      tabs={[
        { key: 'week', label: text('diary.week'), href: linkTo('/diary', {}, { userId }) },
        { key: 'works', label: text('diary.works'), href: linkTo('/diary/works', {}, { userId }) },
        { key: 'attestation', label: text('diary.attestation'), href: linkTo('/diary/attestation', {}, { userId }) },
        { key: 'absences', label: text('attendance.notices'), href: linkTo('/diary/absences', {}, { userId }) },
        { key: 'openings', label: text('diary.openings'), href: linkTo('/diary/openings', {}, { userId }) },
      ]}
    />
  )
}

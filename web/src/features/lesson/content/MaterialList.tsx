import { lesson, type Material } from '@qalam/contract/lesson/api.ts'
import { useState } from 'react'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { RemoveFileDialog } from '#features/homework/public.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose } from '#ui/page/icons.ts'
import { notify } from '#ui/feedback/notify.ts'
import styles from '../Lesson.module.css'
import { IconLink } from '../icons.ts'
import { FileFace } from './FileFace.tsx'

type Props = { lessonUuid: string; materials: readonly Material[]; removable: boolean }

/** Links open outside, files are fetched with the person's own right to them. */
export function MaterialList({ lessonUuid: scheduleUuid, materials, removable }: Props) {
  const [leaving, setLeaving] = useState<Material | null>(null)
  const refresh = [everyReadOf(lesson.page)]
  const remove = useCommand(lesson.removeMaterial, { refresh })
  const addLink = useCommand(lesson.addLink, { refresh })
  const params = { scheduleUuid }

  // A link can be put back as it was, a file cannot: only the file is asked about.
  const removeLink = ({ uuid, title, url }: Material) =>
    remove.mutate(
      { params: { scheduleUuid, uuid } },
      {
        onSuccess: () =>
          void notify({
            kind: 'success',
            text: text('lesson.link-removed'),
            action: {
              label: text('common.undo'),
              run: () => addLink.mutate({ params, body: { uuid, title, url } }),
            },
          }),
      },
    )

  return (
    <ul className={styles.materials}>
      {materials.map((material) => (
        <li key={material.uuid}>
          <Face lessonUuid={scheduleUuid} material={material} />
          {removable && (
            <IconButton
              label={text('lesson.remove', { name: material.title })}
              onClick={() => (material.kind === 'link' ? removeLink(material) : setLeaving(material))}
            >
              <IconClose />
            </IconButton>
          )}
        </li>
      ))}
      {leaving && (
        <RemoveFileDialog
          name={leaving.title}
          busy={remove.isPending}
          onClose={() => setLeaving(null)}
          onRemove={() => remove.mutateAsync({ params: { scheduleUuid, uuid: leaving.uuid } })}
        />
      )}
    </ul>
  )
}

function Face({
  lessonUuid: scheduleUuid,
  material: { uuid, kind, title, url, bytes, mime },
}: {
  lessonUuid: string
  material: Material
}) {
  if (kind === 'link')
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={styles.material}>
        <IconLink aria-hidden />
        <span>
          {title}
          <small>{new URL(url).host}</small>
        </span>
      </a>
    )
  return <FileFace lessonUuid={scheduleUuid} file={{ uuid, title, bytes, mime }} />
}

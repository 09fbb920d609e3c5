import type { LessonPage } from '@qalam/contract/lesson/api.ts'
import { lazy, Suspense, useState } from 'react'
import { LessonWorks } from '#features/exams/public.tsx'
import { LessonReading } from '#features/lesson-content/public.tsx'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import styles from '../Lesson.module.css'
import { MaterialList } from './MaterialList.tsx'

const LinkDialog = lazy(() => import('./LinkDialog.tsx').then((module) => ({ default: module.LinkDialog })))
const FilesDialog = lazy(() => import('./FilesDialog.tsx').then((module) => ({ default: module.FilesDialog })))

/** The theme with its section and objectives, and the materials. */
export function ContentTab({ page }: { page: LessonPage }) {
  const { theme, section, objectives } = page

  return (
    <div className={styles.content}>
      <Card>
        <dl className={styles.facts}>
          <div>
            <dt>{text('lesson.theme')}</dt>
            <dd className={styles.theme}>{theme || text('lesson.no-theme')}</dd>
          </div>
          {section && (
            <div>
              <dt>{text('lesson.section')}</dt>
              <dd>{section}</dd>
            </div>
          )}
          {objectives.length > 0 && (
            <div>
              <dt>{text('lesson.objectives')}</dt>
              {objectives.map((objective) => (
                <dd key={objective}>{objective}</dd>
              ))}
            </div>
          )}
        </dl>
      </Card>
      <LessonReading lessonUuid={page.uuid} />
      <LessonWorks lessonUuid={page.uuid} />
      <Materials page={page} />
    </div>
  )
}

function Materials({ page }: { page: LessonPage }) {
  const [adding, setAdding] = useState<'link' | 'files' | null>(null)
  const { uuid, materials, can } = page
  const close = () => setAdding(null)

  return (
    <Card
      title={text('lesson.materials')}
      actions={
        can.prepare && (
          <>
            <Button size="small" onClick={() => setAdding('link')}>
              {text('lesson.add-link')}
            </Button>
            <Button size="small" onClick={() => setAdding('files')}>
              {text('lesson.add-files')}
            </Button>
          </>
        )
      }
    >
      {materials.length === 0 ? (
        <EmptyList
          title={text('lesson.no-materials')}
          text={can.prepare ? text('lesson.no-materials-hint') : undefined}
        />
      ) : (
        <MaterialList lessonUuid={uuid} materials={materials} removable={can.prepare} />
      )}
      <Suspense fallback={null}>
        {adding === 'link' && <LinkDialog lessonUuid={uuid} onClose={close} />}
        {adding === 'files' && <FilesDialog lessonUuid={uuid} onClose={close} />}
      </Suspense>
    </Card>
  )
}

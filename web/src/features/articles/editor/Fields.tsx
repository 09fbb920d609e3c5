import type { ArticleDraft } from '@qalam/contract/articles/draft.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from './Editor.module.css'
import { AudienceFields } from './parts/AudienceFields.tsx'
import { GalleryFields } from './parts/GalleryFields.tsx'
import { PictureField } from './parts/PictureField.tsx'
import { TextsFields } from './parts/TextsFields.tsx'
import type { ArticleForm } from './useArticleForm.ts'
import type { FilesOf } from './useFiles.ts'

type Props = { draft: ArticleDraft; held: ArticleForm; files: FilesOf; onPublish: () => void }

/** The words of an article in each language, its pictures, and whom it is for. */
export function Fields({ draft, held, files, onPublish }: Props) {
  const { form, content, problem, isChanged } = held
  const isPublishable = draft.state === 'draft' || draft.state === 'scheduled'

  return (
    <Form className={styles.form} submit={form.submit} busy={form.busy} changed={isChanged}>
      {problem && <Complaint text={problem} />}
      {form.restored && isChanged && (
        <div role="status" className={styles.restored}>
          <p>{text('article.restored')}</p>
          <Button size="small" onClick={form.discard}>
            {text('article.discard')}
          </Button>
        </div>
      )}
      <Card>
        <TextsFields
          texts={content.texts}
          errors={form.errors}
          files={files}
          onTexts={(texts, about) => form.set('texts', texts, about)}
        />
      </Card>
      <Card title={text('article.cover')}>
        <PictureField
          name={text('article.cover')}
          picture={content.cover}
          error={form.errors['cover.alt']}
          files={files}
          onPicture={(cover) => form.set('cover', cover)}
        />
      </Card>
      <Card title={text('article.gallery')}>
        <GalleryFields
          pictures={content.gallery}
          errors={form.errors}
          files={files}
          onPictures={(gallery) => form.set('gallery', gallery)}
        />
      </Card>
      <Card title={text('article.audience')}>
        <AudienceFields
          draft={draft}
          content={content}
          onAudience={(audience) => form.set('audience', audience)}
          onOpen={(open) => form.set('open', open)}
        />
      </Card>
      <div className={styles.acts}>
        <Button type="submit" busy={form.busy} disabled={!isChanged}>
          {text('article.save')}
        </Button>
        {isPublishable && (
          <Button kind="main" onClick={onPublish} disabled={form.busy}>
            {text(draft.state === 'draft' ? 'article.publish' : 'article.reschedule')}
          </Button>
        )}
      </div>
    </Form>
  )
}

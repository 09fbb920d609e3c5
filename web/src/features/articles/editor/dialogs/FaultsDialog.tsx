import type { ArticleFault } from '@qalam/contract/articles/faults.ts'
import { text } from '#platform/text.ts'
import { MessageDialog } from '#ui/overlay/MessageDialog.tsx'

/** What an article lacks before people may read it. */
export const FaultsDialog = ({ faults, onClose }: { faults: readonly ArticleFault[]; onClose: () => void }) => (
  <MessageDialog
    title={text('article.publish')}
    onClose={onClose}
    message={
      <>
        <p>{text('article.lacks')}</p>
        <ul>
          {faults.map(({ kind, language }) => (
            <li key={`${kind} ${language}`}>
              {[language && text(`language.${language}`), text(`article.fault-${kind}`)].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
      </>
    }
  />
)

import { useToken } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import styles from '../Merge.module.css'
import { Frame } from './Frame.tsx'

type Props = { words: string; again?: (() => Promise<unknown>) | undefined }

/** There is nothing to ask about (ERR-EMPTY-1): why, and where to go on. */
export function Refused({ words, again }: Props) {
  const isHere = useToken() !== null
  return (
    <Frame>
      <Complaint text={words} />
      <div className={styles.acts}>
        {again && (
          <Button kind="main" onClick={() => void again()}>
            {text('merge.again')}
          </Button>
        )}
        <LinkButton href={isHere ? '/' : '/login'} kind={again ? 'plain' : 'main'}>
          {text(isHere ? 'merge.to-main' : 'merge.to-sign-in')}
        </LinkButton>
      </div>
    </Frame>
  )
}

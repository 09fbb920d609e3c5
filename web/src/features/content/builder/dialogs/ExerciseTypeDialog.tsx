import { type ExerciseType, exerciseTypes } from '@qalam/contract/exercises/draft.ts'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from '../Builder.module.css'

type Props = { onChoose: (type: ExerciseType) => void; onClose: () => void }

/** M-21: which type of exercise. */
export const ExerciseTypeDialog = ({ onChoose, onClose }: Props) => (
  <Dialog title={text('content.choose-type')} width={540} onClose={onClose}>
    <ul className={styles.types}>
      {exerciseTypes.map((type) => (
        <li key={type}>
          <button
            type="button"
            className={styles.type}
            onClick={() => {
              onChoose(type)
              onClose()
            }}
          >
            <strong>{text(`content.type-${type}`)}</strong>
            <span>{text(`content.about-${type}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
)

import styles from '../Exams.module.css'

type Given = { uuid: string; name: string; url: string; mime: string }

/** Photos of an answer as pictures, other files as links. */
export const GivenFiles = ({ files }: { files: readonly Given[] }) =>
  files.length > 0 && (
    <div className={styles.files}>
      {files.map(({ uuid, name, url, mime }) =>
        mime.startsWith('image/') ? (
          <a key={uuid} href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={name} />
          </a>
        ) : (
          <a key={uuid} href={url}>
            {name}
          </a>
        ),
      )}
    </div>
  )

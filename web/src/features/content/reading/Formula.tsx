import styles from './Reading.module.css'

/** A formula as it is written in LaTeX. */
export const Formula = ({ source }: { source: string }) => <p className={styles.formula}>{source}</p>

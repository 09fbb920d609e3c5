import styles from './AppPanel.module.css'

export type AppPictureKind = 'student' | 'teacher' | 'parent'

/** A phone with what its owner looks at first; everyone but the teacher has a companion beside it (SH-MODAL-22). */
export const AppPicture = ({ picture }: { picture: AppPictureKind }) => (
  <svg viewBox="0 0 320 180" className={styles.picture} aria-hidden>
    <rect x="8" y="28" width="304" height="144" rx="20" fill="var(--accent-soft)" />
    <rect
      x="118"
      y="8"
      width="84"
      height="164"
      rx="14"
      fill="var(--raised)"
      stroke="var(--border-strong)"
      strokeWidth="2"
    />
    <rect x="130" y="28" width="60" height="8" rx="4" fill="var(--accent)" />
    {rowsOf[picture].map((width, index) => (
      <g key={width}>
        <rect x="130" y={50 + index * 26} width="60" height="18" rx="5" fill="var(--sunken)" />
        <rect x="136" y={57 + index * 26} width={width} height="4" rx="2" fill="var(--muted)" />
      </g>
    ))}
    {picture !== 'teacher' && <Companion isGrown={picture === 'parent'} />}
  </svg>
)

const rowsOf: Record<AppPictureKind, readonly number[]> = {
  student: [40, 28, 34, 22],
  teacher: [22, 44, 30, 36],
  parent: [34, 20, 42],
}

const Companion = ({ isGrown }: { isGrown: boolean }) => (
  <g fill="var(--accent)" transform={isGrown ? 'translate(0 0)' : 'translate(14 34) scale(0.8)'}>
    <circle cx="66" cy="74" r="18" />
    <path d="M34 150c0-28 14-46 32-46s32 18 32 46Z" />
  </g>
)

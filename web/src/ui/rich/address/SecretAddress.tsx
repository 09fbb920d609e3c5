import { create } from 'qrcode'
import { useId, useState } from 'react'
import { Button } from '../../page/Button.tsx'
import styles from './SecretAddress.module.css'

type Props = {
  address: string
  label: string
  /** What the code is to a screen reader. */
  code: string
  copy: string
  /** Said once it is copied. */
  copied: string
}

/** An address to be taken along: to copy, or to photograph. */
export function SecretAddress({ address, label, code, copy, copied }: Props) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const take = () => navigator.clipboard.writeText(address).then(() => setCopied(true))

  return (
    <div className={styles.address}>
      <Qr text={address} label={code} />
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        <input id={id} className={styles.value} readOnly value={address} onFocus={({ target }) => target.select()} />
        <div className={styles.acts}>
          <Button kind="main" onClick={() => void take().catch(() => document.getElementById(id)?.focus())}>
            {copy}
          </Button>
          <span role="status">{isCopied && copied}</span>
        </div>
      </div>
    </div>
  )
}

/** Dark on white in the dark look too: many cameras read no other. */
function Qr({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const squares = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const)
    .filter(([row, column]) => modules.get(row, column) === 1)
    .map(([row, column]) => `M${column + 4} ${row + 4}h1v1h-1z`)

  return (
    <svg className={styles.code} viewBox={`0 0 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <path d={`M0 0h${size + 8}v${size + 8}H0z`} fill="#fff" />
      <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

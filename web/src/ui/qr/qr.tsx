import styles from './qr.module.css'
import { qrPath } from './qr-path'

interface QrProps {
  /** The encoded text. */
  text: string
  label: string
  /** Names the code, so that another place of the page can show it again. */
  id?: string
  /** The `id` of a code with the same text, which is shown again instead of being sent twice. */
  again?: string | undefined
}

/** A QR code, drawn on the server, dark on light in every colour scheme so that it can be scanned. */
export function Qr({ text, label, id, again }: QrProps) {
  const { path, size } = qrPath(text)
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect fill="#fff" width={size} height={size} />
      {again ? <use href={`#${again}`} /> : <path stroke="var(--brand-950)" id={id} d={path} />}
    </svg>
  )
}

import styles from './qr.module.css'
import { qrPath } from './qr-path'

interface QrProps {
  /** The encoded text. */
  text: string
  label: string
}

/** A QR code, drawn on the server, dark on light in every colour scheme so that it can be scanned. */
export function Qr({ text, label }: QrProps) {
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
      <path stroke="var(--brand-950)" d={path} />
    </svg>
  )
}

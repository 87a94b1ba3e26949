import styles from './qr.module.css'
import { qrPath } from './qr-path'

interface QrProps {
  /** What a telephone reads from it. */
  text: string
  label: string
}

/** A code for a telephone's camera: drawn on the server, dark on light in every theme so that it can be read. */
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
      <rect className={styles.ground} width={size} height={size} />
      <path className={styles.modules} d={path} />
    </svg>
  )
}

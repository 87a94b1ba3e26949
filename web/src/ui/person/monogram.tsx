import styles from './monogram.module.css'
import { MONOGRAM_SIZE, type MonogramShape, monogramShapes } from './monogram-shapes'

/** The initials of a person as dressed stones, in a wall that nobody else has. It says nothing that the name does not. */
export function Monogram({ name }: { name: string }) {
  return (
    <svg
      className={styles.monogram}
      viewBox={`0 0 ${MONOGRAM_SIZE} ${MONOGRAM_SIZE}`}
      aria-hidden="true"
      focusable="false"
    >
      {monogramShapes(name).map((shape) => (
        <Shape key={`${shape.d} ${shape.transform}`} {...shape} />
      ))}
    </svg>
  )
}

function Shape({ tone, d, text, transform, joints }: MonogramShape) {
  const className = joints ? `${styles[tone]} ${styles[`${joints}Joints`]}` : styles[tone]
  return text === undefined ? (
    <path className={className} d={d} transform={transform} />
  ) : (
    <text className={`${className} ${styles.text}`} transform={transform} dy="0.36em" textAnchor="middle">
      {text}
    </text>
  )
}

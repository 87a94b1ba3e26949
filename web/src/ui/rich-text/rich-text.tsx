import { RichNodes, type RichNodesProps } from './rich-nodes'
import styles from './rich-text.module.css'

/** A text of the admin's editor. Each element is made from data, so no HTML of an editor must be trusted. */
export function RichText(props: RichNodesProps) {
  return (
    <div className={styles.text}>
      <RichNodes {...props} />
    </div>
  )
}

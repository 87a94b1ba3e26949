import type { CreativeWork } from '@ashlar/contract'
import { FitLines } from '@/ui/fit-line/fit-lines'
import { splitSentences } from '@/ui/fit-line/line-width'
import styles from './poster.module.css'
import { PosterDrawing } from './poster-drawing'

/** One work over the whole screen: its headline, its drawing, and small facts along the edge. */
export function Poster({ work }: { work: CreativeWork }) {
  const { title, client, year, kind, line, numbers, drawing } = work
  return (
    <article className={styles.poster}>
      {drawing ? <PosterDrawing drawing={drawing} /> : null}
      {line ? (
        <p>
          <FitLines lines={splitSentences(line)} />
        </p>
      ) : null}
      <div className={styles.edge}>
        <h2 className="text-l">{title}</h2>
        <p>{[client, year].filter(Boolean).join(', ')}</p>
        <p>{kind}</p>
        <p>{numbers}</p>
      </div>
    </article>
  )
}

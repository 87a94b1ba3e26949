import type { Configuration } from '@ashlar/contract'
import { DocumentLink } from '@/ui/document-link/document-link'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { PAGE_SIZES } from '@/ui/styles/breakpoints'
import { say, sayName } from '@/words/say'
import { PictureLink } from '../detail/gallery'
import styles from './given-plan.module.css'

interface GivenPlanProps {
  configuration: Configuration
  /** Ends the address of the open picture. */
  id: string
}

/** A plan that an editor gave as a file: a picture, which opens in the viewer, or a link to a PDF. */
export function GivenPlan({ configuration: { name, planFile }, id }: GivenPlanProps) {
  if (!planFile) return null
  const title = say('Plan: {unit}', { unit: sayName(name) })
  if (planFile.kind === 'document') {
    const { url, bytes } = planFile.document
    return (
      <p className={styles.document} id={id}>
        <DocumentLink href={url} bytes={bytes}>
          {title}
        </DocumentLink>
      </p>
    )
  }
  return (
    <figure className="stack-3" aria-label={say('Plan')}>
      <PictureLink picture={planFile.picture} caption={title} id={id} onPaper>
        <ResponsivePicture picture={planFile.picture} sizes={PAGE_SIZES} className={styles.picture} />
      </PictureLink>
      <figcaption className="caption">{title}</figcaption>
    </figure>
  )
}

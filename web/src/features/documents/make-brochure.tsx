import 'server-only'
import { renderToBuffer } from '@react-pdf/renderer'
import { Brochure, type BrochureContent } from './brochure'
import { photograph } from './photograph'

/** Pictures of a brochure; each is held in memory while it is set. */
const PICTURES = 3

/** Sets a project's brochure as PDF. A picture that cannot be had is left out. */
export async function makeBrochure(content: Omit<BrochureContent, 'pictures'>): Promise<Uint8Array> {
  const pictures: BrochureContent['pictures'][number][] = []
  for (const [index, { picture }] of content.project.pictures.slice(0, PICTURES).entries()) {
    pictures.push(await photograph(picture, 1240, index === 0 ? 980 : 607))
  }
  return renderToBuffer(<Brochure {...content} pictures={pictures} />)
}

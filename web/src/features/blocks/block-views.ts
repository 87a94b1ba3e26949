import type { BlockKind, BlockOf } from '@ashlar/contract'
import type { ShowBlock } from './block-place'
import { showCards } from './cards-block'
import { showChart } from './chart-block'
import { showFigures } from './figures-block'
import { showForm } from './form-block'
import { showHero } from './hero-block'
import { showLogos } from './logos-block'
import { showMedia } from './media-block'
import { showProjects } from './projects-block'
import { showQuestions } from './questions-block'
import { showQuote } from './quote-block'
import { showRichText } from './rich-text-block'
import { showSteps } from './steps-block'

/** The renderer of each kind of block. A kind of the contract without an entry does not compile. */
export const blockViews: { readonly [Kind in BlockKind]: ShowBlock<BlockOf<Kind>> } = {
  hero: showHero,
  'rich-text': showRichText,
  figures: showFigures,
  cards: showCards,
  projects: showProjects,
  quote: showQuote,
  media: showMedia,
  questions: showQuestions,
  steps: showSteps,
  form: showForm,
  logos: showLogos,
  chart: showChart,
}

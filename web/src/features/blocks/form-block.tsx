import { aboutOf, type BlockOf } from '@ashlar/contract'
import { LeadForm } from '../leads/form/lead-form'
import { BlockBand } from './block-band'
import type { ShowBlock } from './block-place'
import styles from './form-block.module.css'

export const showForm: ShowBlock<BlockOf<'form'>> = (block, place) => {
  const about = aboutOf[block.form]
  return (
    <BlockBand block={block} place={place}>
      <div className={styles.form}>
        <LeadForm form={block.form} records={about ? { [about]: block.about } : {}} />
      </div>
    </BlockBand>
  )
}

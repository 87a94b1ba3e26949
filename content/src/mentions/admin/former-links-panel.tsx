import { addressedModels } from '@ashlar/contract'
import { Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { type RecordPanel, type RecordPanelProps, savedRecordOf, savedVersionOf } from '../../admin/record-panel'
import { useAct } from '../../admin/use-act'
import { useRead } from '../../admin/use-read'
import { uidOf } from '../../content-models'
import type { FormerLinksAnswer } from '../routes'
import { MentionList } from './consequences'

/** The types whose records have a page of their own. */
const ADDRESSED = new Set<string>(addressedModels.map(uidOf))

/** Beside the form of a record whose page has moved: who links to where it was, and a press that mends these links. */
export function FormerLinksPanel(props: RecordPanelProps): RecordPanel | null {
  const { post } = useFetchClient()
  const act = useAct()
  const [isMending, setIsMending] = useState(false)
  const [presses, setPresses] = useState(0)
  const id = ADDRESSED.has(props.model) ? savedRecordOf(props) : null
  const path = id && `/record-mentions/${props.model}/${id}/former`
  const found = useRead<FormerLinksAnswer>(path, `${savedVersionOf(props)} ${presses}`)
  // Advice: the form is whole without it.
  if (found === null || found === 'unread') return null
  const count = found.mentions.length + found.others
  if (count === 0) return null
  const mend = async () => {
    setIsMending(true)
    const words = { done: 'The links lead to the present address', failed: 'They were not changed. Try again.' }
    if (await act(post(`${path}/mend`), words)) setPresses(presses + 1)
    setIsMending(false)
  }
  return {
    title: 'Links to a former address',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography style={{ overflowWrap: 'anywhere' }}>
          {count === 1 ? '1 record links' : `${count} records link`} to {found.from.join(', ')}; visitors are
          redirected.
        </Typography>
        {found.mentions.length > 0 ? <MentionList heading="They do so here:" mentions={found.mentions} /> : null}
        {found.mendable > 0 ? (
          <Button variant="secondary" fullWidth loading={isMending} onClick={() => void mend()}>
            Change these links
          </Button>
        ) : null}
        {found.mendable < count ? (
          <Typography textColor="neutral600">
            {count - found.mendable} of them {count - found.mendable === 1 ? 'is' : 'are'} for others to change.
          </Typography>
        ) : null}
      </Flex>
    ),
  }
}

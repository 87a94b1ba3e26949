import { Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient, useForm } from '@strapi/strapi/admin'
import { useState } from 'react'
import { fetchMessageOf } from '../../admin/fetch-message'
import type { RecordPanel, RecordPanelProps } from '../../admin/record-panel'
import type { RedirectTrial } from '../try-redirect'

const FORMER_ADDRESS = 'api::former-address.former-address'

interface Addresses {
  formerPath?: string
  newPath?: string
}

/** Beside a redirect: asks the running site where a visitor of the old address ends. */
export function RedirectPanel({ model }: RecordPanelProps): RecordPanel | null {
  const { get } = useFetchClient()
  const { formerPath = '', newPath = '' } = useForm('RedirectPanel', (form) => form.values) as Addresses
  const [trying, setTrying] = useState(false)
  const [last, setLast] = useState<(RedirectTrial & Addresses) | null>(null)
  if (model !== FORMER_ADDRESS) return null
  // A result of other addresses than those in the form would mislead.
  const trial = last?.formerPath === formerPath && last.newPath === newPath ? last : null

  const tryIt = async () => {
    setTrying(true)
    try {
      const query = new URLSearchParams({ from: formerPath, to: newPath })
      const { data } = await get<RedirectTrial>(`/redirect-trials?${query}`)
      setLast({ ...data, formerPath, newPath })
    } catch (error) {
      const message = fetchMessageOf(error, 'It could not be tried. Try again.')
      setLast({ steps: [], ok: false, message, formerPath, newPath })
    }
    setTrying(false)
  }
  return {
    title: 'Test redirect',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography textColor="neutral600">Asks the site where a visitor of the former address ends now.</Typography>
        <Button
          variant="secondary"
          onClick={() => void tryIt()}
          loading={trying}
          disabled={!formerPath || !newPath}
          fullWidth
        >
          Try it
        </Button>
        <Typography role="status" textColor={trial?.ok === false ? 'danger600' : 'success700'}>
          {trial?.message ?? ''}
        </Typography>
        {trial?.steps.map(({ path, status }) => (
          <Typography key={path} variant="pi" style={{ overflowWrap: 'anywhere' }}>
            {path}: {status}
          </Typography>
        ))}
      </Flex>
    ),
  }
}

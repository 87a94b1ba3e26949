import { Box, Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import type { RecordPanel, RecordPanelProps } from '../../admin/record-panel'
import { pictureIn } from '../../preview/admin/shared-pages'
import { crops } from './crop-table'

/** Beside the form: the chosen picture as the site cuts it in each of its places, before anything is saved. */
export function CropsPanel({ model }: RecordPanelProps): RecordPanel | null {
  const values = useForm('CropsPanel', (form) => form.values as Record<string, unknown>)
  const shown = (crops[model.split('.').at(-1) ?? ''] ?? []).flatMap((crop) => {
    const picture = pictureIn(values?.[crop.field])
    return picture ? [{ ...crop, picture }] : []
  })
  if (shown.length === 0) return null
  return {
    title: 'Picture as it is cut',
    content: (
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        {shown.map(({ place, shape, keeps, picture }) => (
          <Box key={place} tag="figure">
            <img
              src={picture.url}
              alt=""
              style={{
                display: 'block',
                width: '100%',
                aspectRatio: `${shape[0]} / ${shape[1]}`,
                objectFit: 'cover',
                objectPosition: picture.focalPoint ? `${picture.focalPoint.x}% ${picture.focalPoint.y}%` : keeps,
              }}
            />
            <Typography tag="figcaption" textColor="neutral600">
              {place}
            </Typography>
          </Box>
        ))}
        <Typography textColor="neutral600">
          The focal point stays in sight. Set it in the media library, or by the pencil on the picture.
        </Typography>
      </Flex>
    ),
  }
}

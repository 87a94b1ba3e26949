import { Typography } from '@strapi/design-system'
import { useOpenSection, WHOLE_FORM } from './open-section'
import { isTabbed } from './section-table'

/**
 * The heading of a section. It says whether its panel is shown (`data-form-section`); the style sheet of the forms hides
 * the panel otherwise, because Strapi renders the panels itself. Hidden fields keep what was typed.
 */
export function SectionHeading({
  form,
  section,
  titles,
}: {
  form: string
  section: string
  titles: readonly string[]
}) {
  const { open } = useOpenSection(form, titles)
  const isShown = !isTabbed(form) || open === section || open === WHOLE_FORM
  return (
    <Typography variant="delta" tag="h2" data-form-section={isShown ? 'shown' : 'hidden'}>
      {section}
    </Typography>
  )
}

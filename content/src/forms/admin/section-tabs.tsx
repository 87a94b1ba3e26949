import { Badge, Button, Flex } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { useAskedField } from './asked-field'
import { useOpenSection, WHOLE_FORM } from './open-section'
import type { FormSection } from './section-table'

/**
 * Above a long form: its sections, one of which is shown. A refused save opens the first section with a fault, an address
 * that asks for a field the section of that field.
 */
export function SectionTabs({ form, sections }: { form: string; sections: readonly FormSection[] }) {
  const errors = useForm('SectionTabs', (state) => state.errors) as Readonly<Record<string, unknown>>
  const { open, show } = useOpenSection(
    form,
    sections.map(({ title }) => title),
  )
  const faultsOf = ({ fields }: FormSection) => fields.filter((name) => errors[name] !== undefined).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new errors open a section, not an editor's choice
  useEffect(() => {
    const faulty = sections.filter((section) => faultsOf(section) > 0)
    const seen = open === WHOLE_FORM || faulty.some(({ title }) => title === open)
    if (faulty[0] && !seen) show(faulty[0].title)
  }, [errors])
  const asked = useAskedField()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then the editor chooses
  useEffect(() => {
    const section = sections.find(({ fields }) => asked !== null && fields.includes(asked))
    if (section && open !== WHOLE_FORM) show(section.title)
  }, [asked])
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a narrow screen the open section is moved into the row
  useEffect(() => {
    const pressed = row.current?.querySelector('[aria-pressed="true"]')
    if (row.current && pressed) {
      // 40 pixels of the section before it stay in sight, to show that the row scrolls.
      row.current.scrollLeft += pressed.getBoundingClientRect().left - row.current.getBoundingClientRect().left - 40
    }
  }, [open])
  return (
    <nav aria-label="Sections of this form">
      <Flex ref={row} gap={2} wrap="wrap" className="form-sections">
        {[...sections, { title: WHOLE_FORM, fields: [] }].map((section) => {
          const faults = faultsOf(section) > 0 ? `${faultsOf(section)} to mend` : null
          return (
            <Button
              key={section.title}
              type="button"
              size="S"
              variant={section.title === open ? 'secondary' : 'ghost'}
              aria-pressed={section.title === open}
              // Strapi hides the icons of a button from screen readers.
              aria-label={faults === null ? undefined : `${section.title}, ${faults}`}
              onClick={() => show(section.title)}
              endIcon={
                faults !== null && (
                  <Badge backgroundColor="danger100" textColor="danger600">
                    {faults}
                  </Badge>
                )
              }
            >
              {section.title}
            </Button>
          )
        })}
      </Flex>
    </nav>
  )
}

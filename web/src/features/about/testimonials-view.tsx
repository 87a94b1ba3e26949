import type { ExternalAddress, Page } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Button } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { Hero } from '@/ui/hero/hero'
import { LinkBar } from '@/ui/link-bar/link-bar'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { Highlighted } from '@/ui/quote/highlighted'
import { Quote } from '@/ui/quote/quote'
import { say, sayName, sayNames } from '@/words/say'
import filters from '../lists/filters.module.css'
import { NothingYet } from '../lists/nothing-yet'
import { PageSections } from '../page/page-sections'
import { type FoundTestimonials, TESTIMONIALS_PATH, testimonialsHref } from './find-testimonials'

interface TestimonialsViewProps {
  page: Page
  found: FoundTestimonials
  addresses: readonly ExternalAddress[]
}

/** The testimonials, filtered by client type, service and city. */
export function TestimonialsView({ page, found, addresses }: TestimonialsViewProps) {
  const { query, choices } = found
  const isEmpty = found.total === 0 && !(query.speaker || query.service || query.city)
  const speakers = [{ value: '', title: say('Everybody') }, ...choices.speakers]
  return (
    <main id="content">
      <Hero name={page.title} heading={page.heading} lead={page.lead} picture={page.picture} />
      <div className={`page-width ${filters.body}`}>
        {isEmpty ? (
          <NothingYet />
        ) : (
          <>
            <LinkBar
              label={say('Client type')}
              links={speakers.map(({ value, title }) => ({
                label: sayName(title),
                href: testimonialsHref({ ...query, speaker: value }),
                current: query.speaker === value,
              }))}
            />
            <form
              className={`stack-4 ${filters.filters}`}
              action={TESTIMONIALS_PATH}
              aria-label={say('Filter the testimonials')}
            >
              {query.speaker ? <input type="hidden" name="speaker" value={query.speaker} /> : null}
              <SelectField
                label={say('Service')}
                name="service"
                value={query.service}
                any={say('Any service')}
                choices={choices.services.map(({ value, title }) => ({ value, title: sayName(title) }))}
              />
              <SelectField
                label={say('City')}
                name="city"
                value={query.city}
                any={say('Any city')}
                choices={choices.cities.map(({ value, title }) => ({ value, title: sayName(title) }))}
              />
              <Button type="submit">{say('Show')}</Button>
            </form>
            <Note sentences={found.notes} />
            <p className={`text-l numbers ${filters.count}`}>
              {say('{count} voices', { count: found.total })}
              {query.speaker || query.service || query.city ? (
                <>
                  {`${say('.')} `}
                  <a href={TESTIMONIALS_PATH}>{say('Show all')}</a>
                </>
              ) : null}
            </p>
            {found.total > 0 ? (
              <Ashlar perCourse={2} label={say('Testimonials')}>
                {found.items.map(({ quote, minded, name, role, organisation, city, year, service }) => (
                  <Quote
                    key={quote}
                    text={<Highlighted text={quote} part={minded} />}
                    name={name}
                    about={[sayNames([role, organisation, city]), year].filter(Boolean).join(', ')}
                    link={serviceLink(service, choices.services)}
                  />
                ))}
              </Ashlar>
            ) : (
              <p className={`text-l measure ${filters.nothing}`}>
                {say(
                  'No testimonial matches. Ask us for a past client in the same position, and we look for one who will take your call.',
                )}
              </p>
            )}
            <Pagination page={found.page} pages={found.pages} hrefOf={(number) => testimonialsHref(query, number)} />
          </>
        )}
      </div>
      <PageSections page={page} addresses={addresses} />
    </main>
  )
}

function serviceLink(slug: string, services: FoundTestimonials['choices']['services']) {
  const service = services.find(({ value }) => value === slug)
  return service && { label: sayName(service.title), href: `/services/${slug}` }
}

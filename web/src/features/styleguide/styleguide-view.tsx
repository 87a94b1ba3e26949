import type { ReactNode } from 'react'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { Button, ButtonLink } from '@/ui/button/button'
import { Chart } from '@/ui/chart/chart'
import { Course } from '@/ui/course/course'
import { Facts } from '@/ui/facts/facts'
import { SearchField } from '@/ui/field/search-field'
import { SelectField } from '@/ui/field/select-field'
import { Figures } from '@/ui/figures/figures'
import { FitLines } from '@/ui/fit-line/fit-lines'
import { Ledger } from '@/ui/ledger/ledger'
import { TextLink } from '@/ui/link/text-link'
import { LinkBar } from '@/ui/link-bar/link-bar'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { Person } from '@/ui/person/person'
import { Questions } from '@/ui/questions/questions'
import { Quote } from '@/ui/quote/quote'
import { Section } from '@/ui/section/section'
import { SectionBar } from '@/ui/section-bar/section-bar'
import { StepCourse } from '@/ui/steps/step-course'
import { Steps } from '@/ui/steps/steps'
import { SumTable } from '@/ui/sum-table/sum-table'
import { Tag } from '@/ui/tag/tag'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import * as examples from './examples'
import styles from './styleguide-view.module.css'

/** All primitives of the design system with their states, for developers. */
export function StyleguideView({ brandName }: { brandName: string }) {
  const source = `${brandName} demonstration data, September 2026`
  return (
    <main id="content">
      <header className={`page-width stack-4 ${styles.head}`}>
        <h1>Design system</h1>
        <p>Each primitive of web/src/ui with its states. Change a token and look here.</p>
      </header>
      <Section heading="Colour">
        <ul className={styles.swatches}>
          {examples.colours.map(({ token, on, use }) => (
            <li
              key={token}
              className={`stack-1 ${styles.swatch}`}
              style={{ background: `var(${token})`, color: `var(${on})` }}
            >
              <code>{token}</code>
              <span>{use}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Type">
        <div className="stack-7">
          {examples.sizes.map(({ token, words }) => (
            <p key={token} className={styles.sample} style={{ fontSize: `var(${token})` }}>
              {words} <code className="text-s">{token}</code>
            </p>
          ))}
          <p className={`cluster text-xl bold ${styles.axes}`}>
            {examples.widths.map((width) => (
              <span key={width} style={{ fontStretch: `${width}%` }}>
                {brandName} {width}
              </span>
            ))}
          </p>
          {examples.fitted.map(({ cut, lines }) => (
            <p key={cut}>
              <FitLines lines={lines} cut={cut} />
            </p>
          ))}
        </div>
      </Section>
      <Section
        heading="Ashlar"
        lead="Stones of different lengths, laid in courses. They recompose with their place."
        tone="course"
      >
        <div className="stack-7">
          {([2, 3, 'fit'] as const).map((perCourse) => (
            <Example key={perCourse} name={`perCourse: ${perCourse}`}>
              <Ashlar perCourse={perCourse} label={`Stones, per course: ${perCourse}`}>
                {examples.stones.map((stone) => (
                  <p key={stone} className={styles.stone}>
                    {stone}
                  </p>
                ))}
              </Ashlar>
            </Example>
          ))}
        </div>
      </Section>
      <Section heading="Actions">
        <div className="stack-7">
          <Example name="Button, ButtonLink">
            <p className={`cluster ${styles.row}`}>
              <ButtonLink link={{ href: '#actions', label: 'The one step', external: false }} />
              <ButtonLink link={{ href: '#actions', label: 'Another way', external: false }} tone="quiet" />
              <Button disabled>Not now</Button>
            </p>
          </Example>
          <Example name="TextLink, Breadcrumbs, Pagination">
            <p>
              Read on <TextLink link={{ href: '/', external: false }}>the home page</TextLink> or{' '}
              <TextLink link={{ href: 'https://elsewhere.example/', external: true }}>elsewhere</TextLink>.
            </p>
            <Breadcrumbs
              trail={[
                { label: 'Services', href: '/services' },
                { label: 'Residential', href: '/services/residential' },
              ]}
            />
            <Pagination page={2} pages={4} hrefOf={(page) => `#page-${page}`} />
          </Example>
          <Example name="LinkBar, Note">
            <LinkBar label="Years" links={examples.years} />
            <Note sentences={['There is no year “1066”; it was left out.']} />
          </Example>
          <Example name="SumTable">
            <SumTable caption="What a flat costs" lines={examples.sum} />
          </Example>
          <Example name="WholeLink">
            <p className={wholeLinkPlace}>
              <WholeLink href="#whole-link">All of this line</WholeLink> is the link.
            </p>
          </Example>
          <Example name="SelectField, SearchField">
            <div className={styles.narrow}>
              <SearchField label="What you need" name="need" value="" example="A lease" />
              <SelectField label="City" name="city" value="" any="All cities" choices={examples.cities} />
            </div>
          </Example>
          <Example name="Tag">
            <p className={`cluster ${styles.row}`}>
              <Tag>RERA</Tag>
              <Tag tone="good">New launch</Tag>
              <Tag tone="under-way">Under construction</Tag>
              <Tag tone="done">Ready to move in</Tag>
              <Tag tone="past">Sold out</Tag>
            </p>
          </Example>
        </div>
      </Section>
      <Section heading="Figures" tone="deep">
        <Figures figures={examples.figuresFrom(source)} />
      </Section>
      <Section heading="Telling">
        <div className="stack-7">
          <Example name="Course">
            <Course label="Cities" stones={examples.course} />
          </Example>
          <Example name="SectionBar">
            <SectionBar label="Parts" sections={examples.parts} />
          </Example>
          <Example name="Steps">
            <StepCourse steps={examples.steps} />
            <Steps steps={examples.steps} />
          </Example>
          <Example name="Questions">
            <Questions questions={examples.questions} name="styleguide" />
          </Example>
          <Example name="Ledger">
            <Ledger term="2026" id="ledger-2026" note="1 entry">
              <p>Entries under a term that stays in sight while they pass.</p>
            </Ledger>
          </Example>
          <Example name="Facts">
            <Facts facts={examples.facts} />
          </Example>
          <Example name="Quote, Person">
            <Ashlar perCourse={2} label="People">
              <Quote {...examples.quote} />
              <div className={styles.stone}>
                <Person {...examples.person} />
              </div>
            </Ashlar>
          </Example>
        </div>
      </Section>
      <Section heading="Charts" tone="course">
        <Ashlar perCourse={2} joint="open" label="Charts">
          {examples.charts.map((chart) => (
            <Chart key={chart.key} chart={chart} source={source} />
          ))}
        </Ashlar>
      </Section>
    </main>
  )
}

function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="stack-4">
      <h3 className={styles.name}>{name}</h3>
      {children}
    </div>
  )
}

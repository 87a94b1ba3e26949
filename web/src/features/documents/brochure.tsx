import 'server-only'
import {
  isLand,
  type Office,
  type PlanFile,
  type Project,
  type ReraRegistration,
  type SiteSettings,
  type TaxRate,
} from '@ashlar/contract'
import { Document, Image, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { formatDate, formatMonth } from '@/ui/date/format-date'
import { formatArea, formatMoney, formatRupees, formatSpan } from '@/ui/money/format-money'
import { formatFileSize } from '@/ui/text/file-size'
import { areaLabelOf } from '../projects/card/area-label'
import { priceOf } from '../projects/card/project-card'
import { floorsInWords } from '../projects/detail/floors-in-words'
import { totalCostOf } from '../projects/detail/project-duties'
import { termOf } from '../rera/term-of'
import { CoverSheet } from './paper/cover-sheet'
import { PaperPlan } from './paper/plan'
import { QrCode } from './paper/qr-code'
import { FactRows, PaperParagraphs, PaperSection, Sheet } from './paper/sheet'
import { CONTENT_WIDTH, ink, styles } from './paper/theme'
import { readJpeg } from './read-jpeg'

interface BrochureContent {
  project: Project
  settings: SiteSettings
  office: Office | null
  rates: readonly TaxRate[]
  /** JPEGs: the cover first, then the others in the order of the project's pictures. */
  pictures: readonly (Buffer | null)[]
  /** Full address of the project's page. */
  address: string
  /** `YYYY-MM-DD`; a registration that ended earlier is marked as expired. */
  today: string
}

/** Space between two plans of a row, in points. */
const GAP = 24
const PLAN_WIDTH = (CONTENT_WIDTH - GAP) / 2
const PLAN_HEIGHT = 200

/** The most pictures in a brochure; each is in memory while the brochure is rendered. */
const PICTURES = 3

/** Renders a project's brochure as PDF. Pictures that are not available are left out. */
export async function makeBrochure(content: Omit<BrochureContent, 'pictures'>): Promise<Uint8Array> {
  const pictures: BrochureContent['pictures'][number][] = []
  for (const [index, { picture }] of content.project.pictures.slice(0, PICTURES).entries()) {
    // In pixels, with the proportions of the frames on the cover and within the text.
    pictures.push(await readJpeg(picture, 1240, index === 0 ? 980 : 607))
  }
  return renderToBuffer(<Brochure {...content} pictures={pictures} />)
}

/** The brochure of a project: description, plans to scale, prices, registration and contacts. */
function Brochure({ project, settings, office, rates, pictures, address, today }: BrochureContent) {
  const [cover = null, ...others] = pictures
  const leased = project.rentPerSqFt !== null
  return (
    <Document
      title={`${project.name}, ${project.city}`}
      author={settings.legalName}
      subject={project.summary}
      language="en-IN"
    >
      <CoverSheet
        brand={settings.brandName}
        title={project.name}
        subtitle={project.headline}
        facts={[
          [project.category, project.locality, project.city].filter(Boolean).join(', '),
          project.status,
          project.updatedOn ? `As on ${formatDate(project.updatedOn)}` : '',
        ].filter(Boolean)}
        picture={cover}
      />
      <Sheet
        running={[project.name, project.locality, project.city].filter(Boolean).join(', ')}
        brand={settings.brandName}
        address={address}
        notice={settings.demonstrationNotice}
      >
        <PaperSection heading={project.headline || project.name}>
          <Text style={styles.lead}>{project.summary}</Text>
          <View style={styles.columns}>
            <View style={{ flex: 6 }}>
              <PaperParagraphs text={project.description} />
            </View>
            <View style={{ flex: 5 }}>
              <FactRows facts={factsOf(project)} />
              {project.brochureHighlights.map((highlight) => (
                <Text key={highlight} style={[styles.strong, { marginTop: 8, color: ink.accentDark }]}>
                  {highlight}
                </Text>
              ))}
            </View>
          </View>
        </PaperSection>
        {others.map((picture, index) => {
          const caption = project.pictures[index + 1]?.caption
          return picture ? (
            <View key={caption || `picture ${index}`} style={styles.section} wrap={false}>
              <Image
                src={{ data: picture, format: 'jpg' }}
                style={{ width: CONTENT_WIDTH, height: 250, objectFit: 'cover' }}
              />
              {caption ? <Text style={[styles.note, { marginTop: 4 }]}>{caption}</Text> : null}
            </View>
          ) : null
        })}
        <Units project={project} leased={leased} address={address} />
        {leased ? <LeaseCosts project={project} /> : <Costs project={project} rates={rates} />}
        <Registered project={project} today={today} />
        {project.specifications.length > 0 ? (
          <PaperSection heading="Specifications">
            <FactRows facts={project.specifications} />
          </PaperSection>
        ) : null}
        {project.nearby.length > 0 ? (
          <PaperSection heading="What is nearby" lead={project.address}>
            <FactRows
              facts={project.nearby.map(({ name, minutes, by }) => ({
                label: `${minutes}\u00a0min ${by === 'walk' ? 'on foot' : 'by car'}`,
                value: name,
              }))}
            />
          </PaperSection>
        ) : null}
        {project.amenities.length > 0 ? (
          <PaperSection heading="Amenities">
            <Text>{project.amenities.join(', ')}.</Text>
          </PaperSection>
        ) : null}
        {office ? (
          <PaperSection heading="Who to contact">
            <FactRows
              facts={[
                { label: office.city, value: office.address },
                { label: 'Call', value: office.phone },
                { label: 'Write', value: office.email },
                { label: 'Hours', value: office.hours },
              ].filter(({ value }) => value !== '')}
            />
          </PaperSection>
        ) : null}
      </Sheet>
    </Document>
  )
}

function Units({ project, leased, address }: { project: Project; leased: boolean; address: string }) {
  if (project.configurations.length === 0) return null
  const drawn = project.configurations.filter(({ plan }) => plan.rooms.length > 0)
  return (
    <PaperSection
      heading="Plans and prices"
      lead={`Areas are ${areaLabelOf(project).toLowerCase()}s. Plans are schematic and to scale${isLand(project) ? '' : ', sizes inside the walls'}.`}
    >
      <FactRows
        facts={project.configurations.map((unit) => {
          const amount = unit.price ?? unit.rent
          const left = unit.available === null ? '' : unit.available === 0 ? ', sold out' : `, ${unit.available} left`
          const price = amount === null ? 'on request' : `${formatMoney(amount)}${leased ? ' a month' : ''}`
          return { label: unit.name, value: `${formatArea(unit.carpetArea)}, ${price}${left}` }
        })}
      />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: GAP, marginTop: 14 }}>
        {drawn.map((unit) => (
          <View key={unit.name} wrap={false} style={{ width: PLAN_WIDTH }}>
            <Text style={styles.h3}>
              {unit.name}, {formatArea(unit.carpetArea)}
            </Text>
            <PaperPlan configuration={unit} width={PLAN_WIDTH} height={PLAN_HEIGHT} />
          </View>
        ))}
      </View>
      <PlanFiles project={project} address={address} />
    </PaperSection>
  )
}

/** Plans that were given as files are on the page; the paper names them. */
function PlanFiles({ project, address }: { project: Project; address: string }) {
  const given = project.configurations.flatMap(({ name, planFile }) =>
    planFile ? `${name} (${kindOf(planFile)})` : [],
  )
  if (given.length === 0) return null
  return (
    <Text style={[styles.note, { marginTop: 8 }]}>
      Plans as files, at {address}#plans: {given.join(', ')}.
    </Text>
  )
}

function kindOf(file: PlanFile): string {
  if (file.kind === 'picture') return 'picture'
  const { bytes } = file.document
  return bytes === null ? 'PDF' : `PDF, ${formatFileSize(bytes)}`
}

function LeaseCosts({ project: { costComponents } }: Pick<BrochureContent, 'project'>) {
  if (costComponents.length === 0) return null
  return (
    <PaperSection heading="Cost of a lease" lead="For the smallest unit. GST on the rent comes extra.">
      {costComponents.map((line) => (
        <CostLine key={line.label} {...line} />
      ))}
    </PaperSection>
  )
}

/** The same total as on the project's page. */
function Costs({ project, rates }: Pick<BrochureContent, 'project' | 'rates'>) {
  if (project.costComponents.length === 0) return null
  const { total, duties, without: missingCharges } = totalCostOf(project, rates)
  return (
    <PaperSection
      heading="Total cost"
      lead={`For the smallest unit. ${missingCharges ? `Not included: ${missingCharges}.` : ''}`.trim()}
    >
      {project.costComponents.map((line) => (
        <CostLine key={line.label} {...line} />
      ))}
      {duties.map(({ charge, amount, rate }) => (
        <CostLine key={charge} label={charge} amount={amount} note={noteOfDuty(rate)} />
      ))}
      <View style={[styles.row, { borderTopWidth: 1.5, borderTopColor: ink.deep }]} wrap={false}>
        <Text style={[styles.h3, { flex: 1 }]}>{missingCharges ? `Total, without ${missingCharges}` : 'Total'}</Text>
        <Text style={styles.h3}>{formatRupees(total)}</Text>
      </View>
    </PaperSection>
  )
}

/** How a duty was computed, for whom, and by which source. A rate of 0 has no percentage to show. */
function noteOfDuty({ rate, appliesTo, source, publishedOn }: TaxRate): string {
  const percentage = rate === 0 ? '' : `${rate ?? ''} % of the agreement value.`
  const dated = [source, publishedOn ? formatDate(publishedOn) : ''].filter(Boolean).join(', ')
  return [percentage, appliesTo, `Source: ${dated}.`].filter(Boolean).join(' ')
}

function CostLine({ label, amount, note }: Project['costComponents'][number]) {
  return (
    <View style={styles.row} wrap={false}>
      <View style={{ flex: 1 }}>
        <Text>{label}</Text>
        {note ? <Text style={styles.note}>{note}</Text> : null}
      </View>
      <Text style={styles.strong}>{formatRupees(amount)}</Text>
    </View>
  )
}

function Registered({ project, today }: Pick<BrochureContent, 'project' | 'today'>) {
  if (project.registrations.length === 0) return null
  return (
    <PaperSection
      heading="RERA registration"
      lead="Check the number with the regulator before you pay anything. The regulator’s record counts, not this paper."
    >
      {project.registrations.map((registration) => (
        <View key={registration.number} wrap={false} style={[styles.columns, { marginBottom: 12 }]}>
          {registration.url ? <QrCode text={registration.url} side={84} /> : null}
          <View style={{ flex: 1 }}>
            <Text style={[styles.h3, { fontSize: 14 }]}>{registration.number}</Text>
            <FactRows
              facts={[
                { label: 'Regulator', value: [registration.authority, registration.state].filter(Boolean).join(', ') },
                { label: 'Covers', value: registration.covers },
                termFact(registration, project, today),
                { label: 'Check at', value: registration.url },
              ].filter(({ value }) => value !== '')}
            />
          </View>
        </View>
      ))}
    </PaperSection>
  )
}

function termFact({ validUntil }: ReraRegistration, project: Project, today: string): { label: string; value: string } {
  const { label, day, ended } = termOf({ validUntil, project }, today)
  return { label, value: [day || 'See the regulator', ended ? `(${ended.toLowerCase()})` : ''].join(' ').trim() }
}

function factsOf(project: Project): { label: string; value: string }[] {
  return [
    { label: project.rentPerSqFt === null ? 'Price' : 'Rent', value: priceOf(project) },
    { label: areaLabelOf(project), value: formatSpan(project.carpetAreaFrom, project.carpetAreaTo, formatArea) },
    { label: 'Possession', value: formatMonth(project.possession) },
    { label: 'Developer', value: project.developer },
    { label: 'Architect', value: project.architect },
    { label: 'Land', value: project.landArea === null ? '' : `${project.landArea}\u00a0acres` },
    { label: 'Floors', value: floorsInWords(project.floors) },
    { label: 'Units', value: project.units === null ? '' : String(project.units) },
  ].filter(({ value }) => value !== '')
}

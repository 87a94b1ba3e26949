import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leadWrites, linkCalls, peopleProvider, reads, writes } from '../src/index.js'

const REPOSITORY = join(import.meta.dirname, '../..')

/** Source texts of a folder's modules, without their tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(REPOSITORY, folder, file), 'utf8'))
}

/**
 * The endpoints of section 7 of the specification, in its order. The blogs by category and the personal feed are parts of
 * the list of posts, in which the library finds them.
 */
const NAMED_READS = [
  ['menuImages', '/api/menu-images-mdms'],
  ['aboutUsMenus', '/api/about-us-menus'],
  ['blogPosts', '/wp-json/wp/v2/posts'],
  ['services', '/api/services'],
  ['pressCoverage', '/api/homepage-press-coverages'],
  ['inTheNewsCategories', '/api/in-the-news-categories'],
  ['homepageBanners', '/api/homepage-banners'],
  ['testimonials', '/api/testimonials'],
  ['consolidatedProjects', '/api/consolidated-projects'],
  ['consolidatedProject', '/api/consolidated-projects/{id}'],
  ['projectCategories', '/api/project-categories'],
  ['bankProjectCategories', '/api/bank-project-categories'],
  ['projectPageSeo', '/api/project-page-seo'],
  ['projectPageBanner', '/api/project-page-banner'],
  ['exploreServices', '/api/explore-services'],
  ['researchReports', '/api/insights-research-reports'],
  ['vodcasts', '/api/vodcasts'],
  ['knowledgeExchangeSeo', '/api/knowledge-exchange-seo'],
  ['testimonialsSeo', '/api/about-us-testimonials-seo'],
  ['awardsSeo', '/api/about-us-awards-seo'],
  ['csrSeo', '/api/about-us-csr-seo'],
  ['managementSeo', '/api/about-us-management-seo'],
  ['csrPage', '/api/csr-page'],
  ['servicesMdms', '/api/services-mdms'],
  ['technologyMdms', '/api/technology-mdms'],
  ['technologies', '/api/technologies'],
  ['globalPartners', '/api/global-partners'],
  ['contactLists', '/api/contact-lists'],
  ['contactSeo', '/api/contact-seo'],
  ['careerTestimonials', '/api/career-testimonials'],
  ['cities', '/api/cities'],
  ['jobTypes', '/api/job-types'],
  ['departments', '/api/departments'],
  ['careerSeo', '/api/career-seo'],
  ['creativeAgencyPage', '/api/creative-agency-page'],
  ['sortDropdowns', '/api/sort-dropdowns'],
  ['yearDropdowns', '/api/year-dropdowns'],
  ['industryDropdowns', '/api/industry-dropdowns'],
  ['areaConfigurationDropdowns', '/api/area-configuration-dropdowns'],
] as const

describe('the catalogue', () => {
  it.each(NAMED_READS)('has the read %s', (name, path) => {
    expect(reads[name].path).toBe(path)
  })

  it('sorts, filters and limits as the specification says', () => {
    expect(reads.menuImages.query).toMatchObject({ sort: 'Sequence:asc', populate: '*' })
    expect(Object.values(reads.menuImages.query)).toEqual(
      expect.arrayContaining(['Services', 'Projects', 'Technology']),
    )
    expect(reads.aboutUsMenus.query).toEqual({ populate: '*' })
    expect(reads.pressCoverage.query).toMatchObject({ sort: 'Date:desc', 'pagination[limit]': '10' })
    expect(reads.vodcasts.query).toMatchObject({ sort: 'orderBy:asc' })
    expect(reads.technologies.query).toMatchObject({ sort: 'Squence:asc' })
    expect(reads.retailPageServices.query).toMatchObject({ 'filters[PageName][$eq]': 'Retail' })
    expect(Object.values(reads.services.query)).toEqual(expect.arrayContaining(['Residential', 'Commercial', 'Retail']))
  })

  it.each([
    'general-leads',
    'project-leads',
    'bank-project-leads',
    'services-leads',
    'aca-leads',
    'ada-leads',
    'newsletter-emails',
    'career-leads',
    'upload',
  ])('has the write %s', (name) => {
    const paths = [...Object.values(writes), ...Object.values(leadWrites)].map(({ path }) => path)
    expect(paths).toContain(`/api/${name}`)
  })

  it('has the calls of the people provider: a form-encoded sign-in, the job list, candidates and résumés', () => {
    expect(peopleProvider.token).toMatchObject({ method: 'POST', path: '{login}/connect/token', body: 'form' })
    expect(peopleProvider.jobs).toMatchObject({ method: 'GET', path: '{api}/hire/jobs' })
    expect(peopleProvider.candidate).toMatchObject({ method: 'POST', path: '{api}/hire/jobs/{id}/candidate' })
    expect(peopleProvider.resume).toMatchObject({
      method: 'POST',
      path: '{api}/hire/jobs/candidate/{candidateId}/resume',
    })
  })

  it('has no call without a caller', () => {
    const sources = ['web/src', 'content/src'].flatMap(sourcesIn).join('\n')
    const rows = Object.entries({ reads, writes, linkCalls, peopleProvider }).flatMap(([table, calls]) =>
      Object.keys(calls).map((name) => `${table}.${name}`),
    )
    expect(rows.filter((row) => !new RegExp(`\\b${row.replace('.', '\\.')}\\b`).test(sources))).toEqual([])
  })
})

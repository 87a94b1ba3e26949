/** A part of a form that belongs together. Every field of the type is in exactly one section. */
export interface FormSection {
  title: string
  fields: readonly string[]
}

const searchAndSharing: FormSection = {
  title: 'Search and sharing',
  fields: ['searchTitle', 'searchDescription', 'sharePicture'],
}

/**
 * The sections of long forms, by the name of the type in the admin (the only name that Strapi passes with a form). From
 * `TABBED_FROM` sections on the form shows one at a time, so the first one holds every required field.
 */
export const formSections: Readonly<Record<string, readonly FormSection[]>> = {
  Project: [
    {
      title: 'Project',
      fields: ['name', 'slug', 'propertyType', 'category', 'projectStatus', 'city', 'flagship', 'sequence'],
    },
    {
      title: 'Words',
      fields: ['headline', 'summary', 'description', 'brochureHighlights', 'developerBrochure', 'faq'],
    },
    { title: 'Pictures', fields: ['pictures', 'videoTour'] },
    { title: 'Place', fields: ['locality', 'address', 'latitude', 'longitude', 'nearby'] },
    {
      title: 'Prices and units',
      fields: [
        'priceFrom',
        'priceTo',
        'pricePerSqFt',
        'rentPerSqFt',
        'carpetAreaFrom',
        'carpetAreaTo',
        'configurations',
        'costComponents',
      ],
    },
    { title: 'Site', fields: ['landArea', 'buildings', 'floors', 'units', 'sitePlan'] },
    { title: 'Features', fields: ['amenities', 'specifications', 'industries', 'banks'] },
    {
      title: 'Dates and law',
      fields: ['developer', 'architect', 'launchedOn', 'possession', 'updatedOn', 'reraRegistrations'],
    },
    searchAndSharing,
  ],
  'Blog post': [
    { title: 'Post', fields: ['title', 'slug', 'date', 'category', 'author', 'excerpt'] },
    { title: 'Text and picture', fields: ['content', 'picture'] },
    searchAndSharing,
  ],
  'Research report': [
    {
      title: 'Report',
      fields: ['title', 'slug', 'publishedOn', 'year', 'industry', 'city', 'readingMinutes', 'authors'],
    },
    { title: 'Words', fields: ['subtitle', 'summary', 'findings', 'pullFigure', 'sections'] },
    { title: 'Charts and numbers', fields: ['charts', 'dataset'] },
    { title: 'Sources and cover', fields: ['sources', 'method', 'cite', 'coverTone', 'coverMotif'] },
    searchAndSharing,
  ],
  'Service page': [
    { title: 'Service', fields: ['title', 'slug', 'path', 'promise', 'summary', 'picture', 'sequence'] },
    { title: 'Offer', fields: ['forWhom', 'steps', 'deliverables', 'fees', 'enquiryHint'] },
    { title: 'Cases and questions', fields: ['caseStudies', 'faq'] },
    { title: 'People and related', fields: ['people', 'topics', 'relatedProjects', 'relatedReports'] },
  ],
  Testimonial: [
    { title: 'Words', fields: ['quote', 'minded'] },
    { title: 'Client', fields: ['name', 'role', 'organisation', 'city', 'audience'] },
    { title: 'Subject', fields: ['service', 'year'] },
  ],
  'Mail texts': [
    {
      title: 'Mails to visitors',
      fields: ['receiptSubject', 'receiptText', 'confirmSubject', 'confirmText', 'welcomeSubject', 'welcomeText'],
    },
    { title: 'Around every mail', fields: ['greeting', 'greetingWithoutName', 'signature'] },
    { title: 'Answers of the desk', fields: ['answers'] },
  ],
  'Site settings': [
    {
      title: 'Brand',
      fields: ['brandName', 'tagline', 'logo', 'digitalAgencyName', 'creativeAgencyName', 'demonstrationNotice'],
    },
    {
      title: 'Contact',
      fields: ['phone', 'email', 'securityEmail', 'offices', 'socialProfiles', 'advisors'],
    },
    {
      title: 'Links and films',
      fields: ['headerLinkLabel', 'headerLink', 'externalAddresses', 'fixedVideoId', 'defaultVideoId'],
    },
    {
      title: 'Announcement',
      fields: [
        'announcementShown',
        'announcementText',
        'announcementLinkLabel',
        'announcementLink',
        'announcementEndsAt',
      ],
    },
    { title: 'Newsletter', fields: ['newsletterHeading', 'newsletterText'] },
    {
      title: 'Law',
      fields: [
        'legalName',
        'registeredOffice',
        'cin',
        'legalIdentity',
        'grievanceOfficerName',
        'grievanceOfficerEmail',
        'grievanceOfficerPhone',
        'equalOpportunityStatement',
        'equalOpportunityPolicy',
      ],
    },
  ],
  Vodcast: [
    {
      title: 'Vodcast',
      fields: ['title', 'slug', 'publishedOn', 'video', 'durationSeconds', 'orderBy', 'summary', 'speakers'],
    },
    { title: 'Chapters', fields: ['chapters', 'takeaways'] },
    { title: 'Transcript', fields: ['transcript'] },
    { title: 'Related', fields: ['topics', 'relatedReports', 'relatedServices'] },
  ],
  Opening: [
    {
      title: 'Opening',
      fields: ['title', 'slug', 'department', 'jobType', 'city', 'experience', 'salaryBand', 'openings'],
    },
    { title: 'Dates', fields: ['publishedOn', 'closesOn'] },
    { title: 'Words', fields: ['summary', 'about', 'youWill', 'youBring', 'weOffer', 'hiringSteps'] },
  ],
  'Contact office': [
    { title: 'Office', fields: ['city', 'name', 'address', 'phone', 'email', 'hours', 'picture', 'sequence'] },
    { title: 'The way there', fields: ['latitude', 'longitude', 'nearest', 'access'] },
    { title: 'Teams', fields: ['desks'] },
  ],
  'Rate of law': [
    { title: 'Charge', fields: ['title', 'charge', 'sale', 'rate', 'cap', 'appliesTo', 'sequence'] },
    { title: 'Where it applies', fields: ['state', 'city', 'priceAbove', 'priceUpTo'] },
    { title: 'Source', fields: ['source', 'sourceUrl', 'publishedOn'] },
  ],
  Page: [
    { title: 'Address and search engines', fields: ['path', 'title', 'description'] },
    { title: 'Top of the page', fields: ['heading', 'lead', 'picture'] },
    { title: 'Below it', fields: ['sections', 'blocks'] },
    { title: 'Next step', fields: ['nextStepLabel', 'nextStepLink'] },
  ],
  'Digital agency page': [
    { title: 'Words', fields: ['heading', 'lead', 'stack', 'process'] },
    { title: 'Work and services', fields: ['works', 'services'] },
    { title: 'Contact', fields: ['contactLine', 'phone', 'email', 'logo'] },
  ],
  'Creative agency page': [
    { title: 'Words', fields: ['heading', 'manifesto', 'process'] },
    { title: 'Work and services', fields: ['works', 'services'] },
    { title: 'Contact', fields: ['contactLine', 'phone', 'email', 'logo'] },
  ],
  'Technology product': [
    { title: 'Product', fields: ['title', 'anchor', 'Squence', 'summary', 'who', 'does'] },
    { title: 'Interface and figures', fields: ['demo', 'figures'] },
    { title: 'Next step', fields: ['nextStepLabel', 'nextStepLink'] },
  ],
  Leader: [
    { title: 'Person', fields: ['name', 'picture', 'key', 'role', 'group', 'city', 'sequence'] },
    { title: 'Words', fields: ['biography', 'helpsWith'] },
    { title: 'Contact', fields: ['email', 'phone'] },
  ],
}

/** A form with at least so many sections shows one at a time; shorter ones show all, each with its heading. */
const TABBED_FROM = 4

/** Whether a form shows one section at a time. A list of blocks has no place in a section that can be hidden. */
export function isTabbed(type: string): boolean {
  const sections = formSections[type] ?? []
  return sections.length >= TABBED_FROM && !sections.some(({ fields }) => fields.includes('blocks'))
}

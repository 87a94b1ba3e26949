import { markdownPath } from '../markdown/markdown-path'
import type { SitemapKind } from './entries'
import type { SitemapEntry } from './sitemap-xml'

const HEADINGS: Readonly<Record<SitemapKind, string>> = {
  pages: 'Pages',
  projects: 'Projects',
  places: 'Projects by city and locality',
  reports: 'Research reports',
  conversations: 'Conversations on film, with transcripts',
  openings: 'Openings',
  posts: 'Posts',
}

interface LlmsContent {
  brandName: string
  tagline: string
  parts: readonly { kind: SitemapKind; entries: readonly SitemapEntry[] }[]
  /** The public address of the site. */
  site: string
}

/** An overview of the site for language models (llmstxt.org), with links to each page as Markdown. */
export function llmsText({ brandName, tagline, parts, site }: LlmsContent): string {
  const sections = parts
    .filter(({ entries }) => entries.length > 0)
    .map(({ kind, entries }) => [`## ${HEADINGS[kind]}`, '', ...entries.map((entry) => lineOf(entry, site))].join('\n'))
  const head = [`# ${oneLine(brandName)}`, ...(tagline ? [`> ${oneLine(tagline)}`] : [])]
  return `${[...head, ...sections].join('\n\n')}\n`
}

function lineOf({ path, title, description }: SitemapEntry, site: string): string {
  const link = `- [${oneLine(title).replace(/[[\]\\]/g, '\\$&')}](${encodeURI(site + markdownPath(path))})`
  return description ? `${link}: ${oneLine(description)}` : link
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

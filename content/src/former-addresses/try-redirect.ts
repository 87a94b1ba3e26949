import { settings } from '../../config/environment'

const TIMEOUT_MS = 10_000
const MOST_STEPS = 6

/** One answer of the site while a visitor is redirected. */
interface RedirectStep {
  path: string
  status: number
}

/** Where a visitor of an old address ends. */
export interface RedirectTrial {
  steps: RedirectStep[]
  /** Whether the visitor ends where the record says. */
  ok: boolean
  message: string
}

/**
 * Follows a former address on the running site, as a visitor's browser would. Only status and target of the answers are
 * read.
 *
 * @param from a path of the site.
 * @param to where the record leads, with or without query and anchor.
 */
export async function tryRedirect(from: string, to: string): Promise<RedirectTrial> {
  const [origin = settings.siteUrl] = settings.siteUrls
  const steps: RedirectStep[] = []
  let path: string | null = from
  while (path !== null) {
    if (steps.length >= MOST_STEPS) return { steps, ok: false, message: 'Visitors are led in a circle.' }
    const answer: { status: number; next: string | null } | null = await ask(origin, path)
    if (!answer) return { steps, ok: false, message: 'The site did not answer. Try again in a minute.' }
    steps.push({ path, status: answer.status })
    path = answer.next
  }
  return { steps, ...verdict(steps, to) }
}

function verdict(steps: readonly RedirectStep[], to: string): Omit<RedirectTrial, 'steps'> {
  const last = steps.at(-1)
  if (!last) return { ok: false, message: 'The site did not answer. Try again in a minute.' }
  if (last.status >= 300 && last.status < 400) return { ok: false, message: `Visitors leave the site at ${last.path}.` }
  if (steps.length === 1) {
    const message =
      last.status === 200
        ? `A page is at ${last.path}, so visitors stay there.`
        : `Visitors are not led on: the site answers ${last.status}. Is this record published?`
    return { ok: false, message }
  }
  const inSteps = steps.length === 2 ? 'in one step' : `in ${steps.length - 1} steps`
  if (last.status !== 200) return { ok: false, message: `Visitors end at ${last.path}, which answers ${last.status}.` }
  if (withoutAnchor(last.path) !== withoutAnchor(to)) {
    return {
      ok: false,
      message: `Visitors end at ${last.path} ${inSteps}, and not at ${to}. Is this record published?`,
    }
  }
  return { ok: true, message: `Visitors end at ${last.path} ${inSteps}.` }
}

/** @returns null when there is no answer; `next` is null where the visitor ends. */
async function ask(origin: string, path: string): Promise<{ status: number; next: string | null } | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { status, headers } = await fetch(origin + path, { method: 'HEAD', redirect: 'manual', signal })
    const target = status >= 300 && status < 400 ? headers.get('location') : null
    if (target === null || !URL.canParse(target, origin)) return { status, next: null }
    const url = new URL(target, origin)
    const isOurs = [...settings.siteUrls, settings.siteUrl].some((one) => new URL(one).origin === url.origin)
    return { status, next: isOurs ? url.pathname + url.search : null }
  } catch {
    // Every failure of the connection means the same to an editor.
    return null
  }
}

const withoutAnchor = (path: string) => path.split('#', 1)[0]

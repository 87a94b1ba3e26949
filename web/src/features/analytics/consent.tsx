import { resolveHref } from '@ashlar/contract'
import { readNotices } from '@/content/readers/notices'
import { readSettings } from '@/content/readers/settings'
import { RichNodes } from '@/ui/rich-text/rich-nodes'

/** The consent question; script shows it to visitors who have not answered, and loads its styles (behaviour/). */
export async function ConsentQuestion({ container, bare }: { container: string; bare: boolean }) {
  const [{ externalAddresses }, { counting }] = await Promise.all([readSettings(), readNotices()])
  return (
    <section
      className="on-deep"
      aria-label={counting.title}
      data-consent={container}
      data-bare={bare ? '' : undefined}
      hidden
    >
      <div data-consent-words="">
        <RichNodes nodes={counting.text} resolve={(url) => resolveHref(url, externalAddresses)} />
      </div>
      <div data-consent-answers="">
        <button type="button" data-consent-answer="yes">
          {counting.agree}
        </button>
        <button type="button" data-consent-answer="no">
          {counting.decline}
        </button>
      </div>
    </section>
  )
}

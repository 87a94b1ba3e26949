import { formatFileSize } from '../text/file-size'

interface DocumentLinkProps {
  href: string
  /** `null` when unknown. */
  bytes: number | null
  children: string
}

/** A link to a PDF, which says so and how large it is. Nothing of it is loaded before it is pressed. */
export function DocumentLink({ href, bytes, children }: DocumentLinkProps) {
  return (
    <a href={href} type="application/pdf">
      {children} ({['PDF', bytes === null ? '' : formatFileSize(bytes)].filter(Boolean).join(', ')})
    </a>
  )
}

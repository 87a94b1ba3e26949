interface MailLinkProps {
  email: string
  /** What the letter is about. */
  subject?: string
}

/** A mail address to write to; where its place is too narrow it breaks before the @, and not within a word. */
export function MailLink({ email, subject }: MailLinkProps) {
  const at = email.indexOf('@')
  return (
    <a href={`mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}

interface MailLinkProps {
  email: string
  /** Subject of the mail. */
  subject?: string
}

/** A link to write a mail; in a narrow container the address breaks before the @, and not within a word. */
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

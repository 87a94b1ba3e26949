import { keepTogether } from './keep-together'

/** An editor's plain text as paragraphs; a blank line starts a new one. */
export function Paragraphs({ text, className }: { text: string; className?: string | undefined }) {
  const paragraphs = splitParagraphs(text)
  if (paragraphs.length === 0) return null
  return (
    <div className={className}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{keepTogether(paragraph)}</p>
      ))}
    </div>
  )
}

export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

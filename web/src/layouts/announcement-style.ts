import type { Announcement } from '@ashlar/contract'
import { minWidth } from '@/ui/styles/breakpoints'

/** Characters that surely fit one line on a phone and on a tablet. On wider screens every announcement is one line. */
const PHONE_LINE = 40
const TABLET_LINE = 72

/**
 * The rules of a page with an announcement above its header (chrome/header/announcement-bar.tsx), in its head, because a
 * page without one must not be a byte longer. The height follows from the length of the words and not from the layout,
 * so that nothing moves; with very large text the line is scrolled within it. It leaves with the top bar, and returns
 * for the focus: the rule for that outranks the one that moves the header.
 */
export function announcementStyle({ text, linkLabel }: Announcement): string {
  const length = text.length + linkLabel.length + 1
  return `@media screen{
:root:root{--announcement:${heightOf(Math.ceil(length / PHONE_LINE))};--header:calc(var(--announcement) + var(--top-bar) + var(--main-bar))}
[data-announcement]{display:grid;place-items:safe center;height:var(--announcement);padding-inline:var(--gutter);overflow:auto;font-size:var(--text-s);font-weight:550;line-height:1.3;text-align:center;text-wrap:balance;color:var(--on-accent);background:var(--accent)}
[data-announcement] a{font-weight:650;text-decoration:underline;text-underline-offset:.15em}
header[data-header][data-compact]{transform:translateY(calc(-1*(var(--announcement) + var(--top-bar))))}
[data-header][data-compact]:has([data-announcement] :focus-visible){--header-shown:var(--header);transform:none}
}
@media screen and ${minWidth.xs}{:root:root{--announcement:${heightOf(Math.ceil(length / TABLET_LINE))}}}
@media screen and ${minWidth.m}{:root:root{--announcement:${heightOf(1)}}}
@media print{[data-announcement]{display:none}}`
}

function heightOf(lines: number): string {
  return `${(lines * 1.15 + 1).toFixed(2)}rem`
}

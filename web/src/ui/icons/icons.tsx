import type { ReactNode } from 'react'

/**
 * Line icons on a 20-unit grid with square ends, drawn for this site. They are decoration; the text beside them carries
 * the meaning. One that `turns` points to the start or the end of a line, so it is mirrored from right to left.
 */
function Icon({ children, size = 20, turns = false }: { children: ReactNode; size?: number; turns?: boolean }) {
  return (
    <svg className={turns ? 'icon turns' : 'icon'} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  )
}

export const SearchIcon = () => (
  <Icon>
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m12.5 12.5 5 5" />
  </Icon>
)

export const ChevronIcon = () => (
  <Icon size={16}>
    <path d="m4 7 6 6 6-6" />
  </Icon>
)

export const MenuIcon = () => (
  <Icon size={24} turns>
    <path d="M2 5h16M2 10h10M2 15h16" />
  </Icon>
)

export const CloseIcon = () => (
  <Icon size={24}>
    <path d="m4 4 12 12M16 4 4 16" />
  </Icon>
)

export const BackIcon = () => (
  <Icon size={24} turns>
    <path d="M18 10H3M9 4l-6 6 6 6" />
  </Icon>
)

export const ForwardIcon = () => (
  <Icon size={16} turns>
    <path d="M2 10h15M11 4l6 6-6 6" />
  </Icon>
)

export const MoveIcon = () => (
  <Icon>
    <path d="M10 2v16M2 10h16M7.5 4.5 10 2l2.5 2.5M7.5 15.5 10 18l2.5-2.5M4.5 7.5 2 10l2.5 2.5M15.5 7.5 18 10l-2.5 2.5" />
  </Icon>
)

export const PlayIcon = () => (
  <Icon size={24}>
    <path d="M6 3.5v13l10.5-6.5z" fill="currentColor" stroke="none" />
  </Icon>
)

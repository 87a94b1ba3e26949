import type { Link } from '@ashlar/contract'
import type { ButtonHTMLAttributes } from 'react'
import { TextLink } from '../link/text-link'
import styles from './button.module.css'

type Tone = 'action' | 'quiet'

interface ButtonLinkProps {
  link: Pick<Link, 'href' | 'label' | 'external'>
  tone?: Tone
}

/** A link that looks like a button. Each view has at most one `action`; the others are `quiet`. */
export function ButtonLink({ link, tone = 'action' }: ButtonLinkProps) {
  return (
    <TextLink link={link} className={`accent bold ${styles.button}`} data-tone={tone}>
      {link.label}
    </TextLink>
  )
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: Tone
}

export function Button({ tone = 'action', type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button className={`accent bold ${styles.button}`} data-tone={tone} type={type} {...rest}>
      {children}
    </button>
  )
}

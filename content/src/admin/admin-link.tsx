import { Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface Props {
  to: string
  isBold?: boolean
  children: ReactNode
}

/** A link to another page of the admin, in the colour of the brand rather than the browser's blue. */
export function AdminLink({ to, isBold = false, children }: Props) {
  return (
    <Typography tag={Link} to={to} textColor="primary600" fontWeight={isBold ? 'bold' : 'regular'}>
      {children}
    </Typography>
  )
}

import { Layouts, Page } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'

interface AdminPageProps {
  title: string
  /** `null` for a page whose content has a head of its own. */
  subtitle: string | null
  /** Title of the browser's tab; the heading when it is left out. */
  tab?: string
  /** At the right of the heading. */
  action?: ReactNode
  /** An editor with none of them gets a message instead of the page. Left out, everybody who has signed in sees it. */
  permissions?: { action: string; subject: string | null }[]
  children: ReactNode
}

/** The frame of our own pages of the admin. */
export function AdminPage({ title, subtitle, tab = title, action, permissions, children }: AdminPageProps) {
  const page = (
    <Page.Main>
      <Page.Title>{tab}</Page.Title>
      {subtitle === null ? null : <Layouts.Header title={title} subtitle={subtitle} primaryAction={action} />}
      <Layouts.Content>{children}</Layouts.Content>
    </Page.Main>
  )
  return permissions ? <Page.Protect permissions={permissions}>{page}</Page.Protect> : page
}

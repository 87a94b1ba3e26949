import type { StrapiApp } from '@strapi/strapi/admin'
import { addStyles } from './add-styles'

/** Widgets of Strapi that tell editors nothing: their own name, and counts of all records. */
const IDLE_WIDGETS = ['profile-info', 'key-statistics', 'chart-entries']

/** Strapi gives every widget the same height; ours are as tall as what they say, in rows of one height. */
const STYLES = `
  [data-strapi-widget-id] { align-self: stretch; }
  [data-strapi-widget-id] > :last-child,
  [data-strapi-widget-id] [data-radix-scroll-area-viewport],
  [data-strapi-widget-id] main { height: auto !important; max-height: 34rem; }
`

/** Puts our widgets before those of Strapi, and leaves out those that tell editors nothing. */
export function arrangeWidgets(app: Pick<StrapiApp, 'widgets'>): void {
  app.widgets.register((all) => [
    ...all.filter(({ pluginId }) => pluginId === undefined),
    ...all.filter(({ pluginId, id }) => pluginId !== undefined && !IDLE_WIDGETS.includes(id)),
  ])
  addStyles(STYLES)
}

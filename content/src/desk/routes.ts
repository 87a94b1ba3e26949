import { isRecord } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { signedInEditor } from '../editors/rights'
import { erase } from '../leads/lead-state'
import { LEAD, type LeadRow } from '../leads/rows'
import { answerLead, readAnswer } from './answer'
import { exportLeads } from './export'
import { countLeads } from './figures'
import { readFilters } from './filters'
import { listOwners } from './owners'
import { deskActions } from './permissions'
import { listLeads, listUndelivered, showLead } from './read'
import { listSubscriptions } from './subscriptions'
import { keepView, listViews, removeView } from './views'
import { changeLead, changeLeads, readChange, sendAgain } from './work'

type Handler = (ctx: Context) => Promise<void>

/** The routes behind the admin's lead desk. They need a signed-in editor whose role has the permission. */
export function registerDeskRoutes(strapi: Core.Strapi): void {
  const route = (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    action: keyof typeof deskActions,
    handler: Handler,
  ) => ({
    method,
    path,
    handler,
    info: { pluginName: 'admin' },
    config: {
      policies: [
        'admin::isAuthenticatedAdmin',
        { name: 'admin::hasPermissions', config: { actions: [deskActions[action]] } },
      ],
    },
  })

  const leadOf = async (ctx: Context): Promise<LeadRow> => {
    const lead: LeadRow | null = await strapi.db
      .query(LEAD)
      .findOne({ where: { reference: String(ctx.params.reference) } })
    if (!lead) throw new errors.NotFoundError('There is no such lead')
    return lead
  }
  const show = async (ctx: Context) => {
    const shown = await showLead(strapi, String(ctx.params.reference))
    if (!shown) throw new errors.NotFoundError('There is no such lead')
    ctx.body = shown
  }

  const showViews = async (ctx: Context) => {
    ctx.body = { results: await listViews(strapi, signedInEditor(ctx).id) }
  }

  strapi.server.routes({
    type: 'admin',
    prefix: '/lead-desk',
    routes: [
      route('GET', '/leads', 'read', async (ctx) => {
        ctx.body = await listLeads(strapi, readFilters(ctx.query), whoIs(ctx))
      }),
      route('GET', '/counts', 'read', async (ctx) => {
        ctx.body = await countLeads(strapi, readFilters(ctx.query), whoIs(ctx))
      }),
      route('GET', '/undelivered', 'read', async (ctx) => {
        ctx.body = { results: await listUndelivered(strapi) }
      }),
      route('GET', '/leads/:reference', 'read', show),
      route('GET', '/owners', 'read', async (ctx) => {
        ctx.body = { results: await listOwners(strapi) }
      }),
      route('GET', '/views', 'read', showViews),
      route('POST', '/views', 'read', async (ctx) => {
        const body: unknown = ctx.request.body
        await keepView(strapi, isRecord(body) ? body : {}, signedInEditor(ctx).id)
        await showViews(ctx)
      }),
      route('DELETE', '/views/:id', 'read', async (ctx) => {
        const mayRemoveOthers = mayWorkOnLeads(ctx)
        await removeView(strapi, Number(ctx.params.id), signedInEditor(ctx).id, mayRemoveOthers)
        await showViews(ctx)
      }),
      route('PUT', '/leads', 'update', async (ctx) => {
        const body: unknown = ctx.request.body
        ctx.body = { changed: await changeLeads(strapi, isRecord(body) ? body : {}, whoIs(ctx)) }
      }),
      route('POST', '/leads/:reference/answer', 'update', async (ctx) => {
        const body: unknown = ctx.request.body
        await answerLead(strapi, (await leadOf(ctx)).reference, readAnswer(isRecord(body) ? body : {}), whoIs(ctx))
        await show(ctx)
      }),
      route('PUT', '/leads/:reference', 'update', async (ctx) => {
        const body: unknown = ctx.request.body
        await changeLead(strapi, (await leadOf(ctx)).reference, readChange(isRecord(body) ? body : {}), whoIs(ctx))
        await show(ctx)
      }),
      route('POST', '/leads/:reference/erase', 'update', async (ctx) => {
        await erase(strapi, (await leadOf(ctx)).reference, whoIs(ctx))
        await show(ctx)
      }),
      route('POST', '/undelivered/:id/send', 'update', async (ctx) => {
        if (!(await sendAgain(strapi, Number(ctx.params.id)))) throw new errors.NotFoundError('It is not undelivered')
        ctx.body = { results: await listUndelivered(strapi) }
      }),
      route('GET', '/subscriptions', 'subscriptions', async (ctx) => {
        ctx.set('Cache-Control', 'no-store')
        ctx.body = await listSubscriptions(strapi, ctx.query)
      }),
      route('GET', '/export', 'export', async (ctx) => {
        const filters = readFilters(ctx.query)
        ctx.set({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="leads.csv"',
          'Cache-Control': 'no-store',
        })
        strapi.log.info(`leads were exported by editor ${signedInEditor(ctx).id}`)
        ctx.body = exportLeads(strapi, filters, whoIs(ctx))
      }),
    ],
  })
}

const whoIs = (ctx: Context) => signedInEditor(ctx).email

/** Whether the role of the editor may change leads, and so what the desk shares. */
function mayWorkOnLeads(ctx: Context): boolean {
  const ability = ctx.state.userAbility as { can(action: string): boolean } | undefined
  return ability?.can(deskActions.update) === true
}

import { dayInIndia } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { adminRoute, bodyOf, pageNumber, rowNumber, serveAdmin, shortText } from '../editors/admin-route'
import { readAbility, signedInEditor } from '../editors/rights'
import { erase } from '../leads/lead-state'
import { takeOverSubscriptions } from '../newsletter/take-over'
import { incomingFiles } from '../uploads/incoming-files'
import { answerLead, readAnswer } from './answer'
import { exportLeads } from './export'
import { countLeads } from './figures'
import { filterShape } from './filters'
import { listFollows } from './follows'
import { listOwners } from './owners'
import { deskActions, deskViewOf, mayOpenResumes } from './permissions'
import { findLead, listLeads, listUndelivered, showLead } from './read'
import { listSubscriptions } from './subscriptions'
import { keepView, listViews, removeView } from './views'
import { changeLead, changeLeads, readChange, sendAgain } from './work'

/** The routes behind the admin's lead desk. They need a signed-in editor whose role has the permission. */
export function registerDeskRoutes(strapi: Core.Strapi): void {
  const show = async (ctx: Context, reference: string) =>
    showLead(strapi, reference, { ...deskViewOf(ctx), opensResumes: await mayOpenResumes(strapi, ctx) })
  const leadOf = (ctx: Context, reference: string) => findLead(strapi, reference, deskViewOf(ctx))
  const showUndelivered = async (ctx: Context) => ({ results: await listUndelivered(strapi, deskViewOf(ctx)) })
  const showViews = async (ctx: Context) => ({
    results: await listViews(strapi, signedInEditor(ctx).id, deskViewOf(ctx)),
  })

  serveAdmin(strapi, {
    prefix: '/lead-desk',
    routes: [
      adminRoute('GET', '/leads', filterShape, (ctx, filters) => listLeads(strapi, filters, deskViewOf(ctx)), read),
      adminRoute('GET', '/counts', filterShape, (ctx, filters) => countLeads(strapi, filters, deskViewOf(ctx)), read),
      adminRoute('GET', '/undelivered', {}, showUndelivered, read),
      adminRoute('GET', '/leads/:reference', leadInPath, (ctx, { reference }) => show(ctx, reference), read),
      adminRoute('GET', '/owners', {}, async (ctx) => ({ results: await listOwners(strapi, deskViewOf(ctx)) }), read),
      adminRoute('GET', '/views', {}, showViews, read),
      adminRoute(
        'POST',
        '/views',
        {},
        async (ctx) => {
          await keepView(strapi, bodyOf(ctx), signedInEditor(ctx).id)
          return showViews(ctx)
        },
        read,
      ),
      adminRoute(
        'DELETE',
        '/views/:id',
        { id: rowNumber },
        async (ctx, { id }) => {
          await removeView(strapi, id, signedInEditor(ctx).id, mayWorkOnLeads(ctx))
          return showViews(ctx)
        },
        read,
      ),
      adminRoute(
        'PUT',
        '/leads',
        {},
        async (ctx) => ({ changed: await changeLeads(strapi, bodyOf(ctx), deskViewOf(ctx)) }),
        update,
      ),
      adminRoute(
        'POST',
        '/leads/:reference/answer',
        leadInPath,
        async (ctx, { reference }) => {
          const lead = await leadOf(ctx, reference)
          const files = incomingFiles(ctx, 'files')
          await answerLead(strapi, lead.reference, readAnswer(bodyOf(ctx)), files, emailOfEditor(ctx))
          return show(ctx, reference)
        },
        { ...update, middlewares: ['global::keep-disk-reserve', 'global::take-files'] },
      ),
      adminRoute(
        'PUT',
        '/leads/:reference',
        leadInPath,
        async (ctx, { reference }) => {
          await changeLead(
            strapi,
            (await leadOf(ctx, reference)).reference,
            readChange(bodyOf(ctx)),
            emailOfEditor(ctx),
          )
          return show(ctx, reference)
        },
        update,
      ),
      adminRoute(
        'POST',
        '/leads/:reference/erase',
        leadInPath,
        async (ctx, { reference }) => {
          await erase(strapi, (await leadOf(ctx, reference)).reference, emailOfEditor(ctx))
          return show(ctx, reference)
        },
        update,
      ),
      adminRoute(
        'POST',
        '/undelivered/:id/send',
        { id: rowNumber },
        async (ctx, { id }) => {
          const [job] = await listUndelivered(strapi, deskViewOf(ctx), id)
          if (!job || !(await sendAgain(strapi, id))) throw new errors.NotFoundError('It is not undelivered')
          return showUndelivered(ctx)
        },
        update,
      ),
      adminRoute(
        'GET',
        '/subscriptions',
        { search: shortText(120), page: pageNumber },
        async (ctx, asked) => {
          ctx.set('Cache-Control', 'no-store')
          return listSubscriptions(strapi, asked)
        },
        { needs: deskActions.subscriptions },
      ),
      adminRoute('POST', '/subscriptions', {}, (ctx) => takeOverSubscriptions(strapi, bodyOf(ctx).subscriptions), {
        needs: deskActions.takeover,
      }),
      adminRoute(
        'GET',
        '/follows',
        { page: pageNumber },
        async (ctx, asked) => {
          ctx.set('Cache-Control', 'no-store')
          return listFollows(strapi, asked)
        },
        { needs: deskActions.subscriptions },
      ),
      adminRoute(
        'GET',
        '/export',
        filterShape,
        async (ctx, filters) => {
          ctx.set({
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': `attachment; filename="leads-${dayInIndia()}.csv"`,
            'Cache-Control': 'no-store',
          })
          strapi.log.info(`leads were exported by editor ${signedInEditor(ctx).id}`)
          return exportLeads(strapi, filters, deskViewOf(ctx))
        },
        { needs: deskActions.export },
      ),
    ],
  })
}

const read = { needs: deskActions.read }
const update = { needs: deskActions.update }
const leadInPath = { reference: shortText(20) }

const emailOfEditor = (ctx: Context) => signedInEditor(ctx).email

/** Whether the role of the editor may change leads, and so what the desk shares. */
function mayWorkOnLeads(ctx: Context): boolean {
  return readAbility(ctx)?.can(deskActions.update) === true
}

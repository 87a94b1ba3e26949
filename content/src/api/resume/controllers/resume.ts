import { leadMessages, RESUME_FIELD } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { RESUME } from '../../../leads/rows'
import { resumeOfLink } from '../../../resumes/link'
import { resumeFiles } from '../../../resumes/resume-files'
import { storeResume } from '../../../resumes/store'
import { incomingFiles } from '../../../uploads/incoming-files'
import { refuse } from '../../lead/controllers/lead'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const [file, ...others] = incomingFiles(ctx, RESUME_FIELD)
    if (file === undefined || others.length > 0) return refuse([{ field: RESUME_FIELD, message: leadMessages.resume }])
    const stored = await storeResume(strapi, file)
    if ('message' in stored) return refuse([{ field: RESUME_FIELD, message: stored.message }])
    ctx.status = 201
    ctx.body = { data: stored }
  },

  async open(ctx: Context) {
    const key = resumeOfLink(ctx.params.token)
    const resume = key ? await strapi.db.query(RESUME).findOne({ where: { key } }) : null
    if (!resume) throw new errors.NotFoundError('This link has ended; open the file from the lead desk again')
    const { size, stream } = await resumeFiles.open(resume.key)
    // A browser downloads the file, whatever it contains, and never runs it.
    ctx.set({
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="resume.${resume.kind}"; filename*=UTF-8''${encodeURIComponent(resume.fileName)}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'no-store',
    })
    ctx.body = stream
  },
})

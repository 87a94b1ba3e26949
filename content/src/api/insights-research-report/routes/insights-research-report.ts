import { factories } from '@strapi/strapi'

/** Written in the admin only. */
export default factories.createCoreRouter('api::insights-research-report.insights-research-report', {
  only: ['find', 'findOne'],
})

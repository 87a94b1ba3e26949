import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::insights-research-report.insights-research-report')

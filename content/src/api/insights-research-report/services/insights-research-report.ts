import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::insights-research-report.insights-research-report')

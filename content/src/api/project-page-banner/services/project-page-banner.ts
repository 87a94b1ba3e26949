import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::project-page-banner.project-page-banner')

import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::project-page-seo.project-page-seo')

import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::project-page-seo.project-page-seo')

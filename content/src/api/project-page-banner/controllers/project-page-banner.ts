import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::project-page-banner.project-page-banner')

import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::creative-agency-page.creative-agency-page')

import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::digital-agency-page.digital-agency-page')

import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::digital-agency-page.digital-agency-page')

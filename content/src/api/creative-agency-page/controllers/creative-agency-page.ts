import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::creative-agency-page.creative-agency-page')
